"""`alcatraz admin show|find|mute|ban|forget|reports`: the people of a server."""
