"""`python -m alcatraz`: the same as the command `alcatraz`."""

from alcatraz.cli.main import run

if __name__ == "__main__":
    run()
