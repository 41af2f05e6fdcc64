# Edition files, for owners of a box: reading and writing them. $path is the name of a file.

edition-not-readable = { $path } cannot be read: something in it is nested too deeply, or a number has too many digits.
edition-more-mistakes = { $count ->
    [one] And one more mistake.
   *[other] And { $count } more mistakes.
}
edition-comment = The values of a box of { $game }, written by Alcatraz.
    “source” says where a value comes from: “printed” (the box says so) or “house” (nobody published it).
    Check changes with: alcatraz edition check FILE
server-no-edition = { $game } has no edition: everything in it is printed rules.
