"""`python -m alcatraz`: the same as the command `alcatraz`."""

from alcatraz.cli.start import run

if __name__ == "__main__":
    run()
