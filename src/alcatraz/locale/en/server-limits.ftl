# Bounds of a table. $most is the number that is allowed.

server-too-many-changes = That has been changed here { $most } times. At this table it stays as it is now.
server-too-many-returns = You came back to this seat { $most } times. A bot plays on for you at this table; you can watch.
