# The Scapegoat, explained on the page: what guards mean, what a task still needs.

scapegoat-guide-watch-2 = Two guards are watching: actions cost 2 AP here, except moving on and blackmail.
scapegoat-guide-watch-3 = Three guards are watching: here you can only move on, play blackmail or do what is free.
scapegoat-guide-watch-4 = Four guards hold this place: nobody can enter, and whoever is here can only leave.
scapegoat-guide-watch-4-free = Four guards hold this place: nobody can enter, and whoever is here can only leave, play blackmail or do what is free.
scapegoat-guide-prisoners = { $needed ->
    [one] { $needed } prisoner here
   *[other] { $needed } prisoners here
}
scapegoat-guide-guards = { $most ->
    [0] no guard here
    [one] at most { $most } guard here
   *[other] at most { $most } guards here
}
scapegoat-guide-items = from those who are here: { $items }
