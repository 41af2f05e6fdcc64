# Speaking about a thing that was tapped.

web-thing-speak = Talk about this: { $item }
web-thing-of = Talk with { $player } about this: { $item }
