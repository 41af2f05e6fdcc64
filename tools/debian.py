"""Installs packages of Debian, where we may."""

import os
import shutil
import subprocess


def install(package: str, wanted_for: str) -> None:
    """Silently nothing where there is no Debian, or where nobody but the user themselves could."""
    apt = shutil.which("apt-get")
    begin = _as_root()
    if apt is None or begin is None:
        return
    print(f"Installing Debian's package {package} for {wanted_for} ...", flush=True)
    quiet = [*begin, "env", "DEBIAN_FRONTEND=noninteractive", apt, "-qq"]
    for command in (["update"], ["install", "--yes", "--no-install-recommends", package]):
        if subprocess.run([*quiet, *command], stdout=subprocess.DEVNULL, check=False).returncode:
            return


def _as_root() -> list[str] | None:
    """How a command begins that root has to run, or None where nobody but the user themselves could."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        return []
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True, check=False).returncode == 0:
        return [sudo, "-n"]
    return None
