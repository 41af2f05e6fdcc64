cli-help = Alcatraz: play two board games about one prison, ask for their rules, drive their engine.
cli-help-version = Show the version and stop.
cli-help-language = The language of everything that is said: en or fr.
cli-help-engine = The engine protocol: JSON requests on standard input, one JSON answer per line on standard output.
