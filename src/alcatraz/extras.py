"""The optional parts of the installation: which packages each needs, and what to type when they are absent.

`pyproject.toml` declares the same extras for pip.
"""

from importlib.util import find_spec

# Extra → the packages that are imported for it.
EXTRAS = {
    "terminal": ("rich",),
    "client": ("msgspec", "websockets"),
    "server": ("httptools", "msgspec", "starlette", "uvicorn", "websockets"),
    "rl": ("numpy",),
    "gymnasium": ("gymnasium", "numpy"),
    "pettingzoo": ("gymnasium", "numpy", "pettingzoo"),
    "openspiel": ("numpy", "open_spiel"),
    "parquet": ("pyarrow",),
    "postgres": ("asyncpg",),
}


class MissingExtra(ModuleNotFoundError):
    """An optional part was asked for that is not installed."""

    def __init__(self, extra: str, package: str) -> None:
        hint = f"in a checkout this installs it: {pip_command(extra)}"
        super().__init__(f"{package} is not installed; {hint}", name=package)
        self.extra = extra
        self.package = package


def require(extra: str) -> None:
    """Raises MissingExtra unless every package of the extra can be imported."""
    for package in EXTRAS[extra]:
        if find_spec(package) is None:
            raise MissingExtra(extra, package)


def pip_command(extra: str) -> str:
    """For a shell in the folder of a checkout: no index has the package yet."""
    return f'pip install ".[{extra}]"'
