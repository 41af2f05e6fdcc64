"""The compiled wheel is the plain one with extension modules in it, under this machine's tag, and pip takes it."""

import subprocess
import sys
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from tools.wheel import platform_tag, record_of, with_compiled_modules

INFO = "prison-1.0.dist-info"
PLAIN = {
    "prison/__init__.py": b"",
    "prison/cell.py": b"bars = 7\n",
    f"{INFO}/METADATA": b"Metadata-Version: 2.4\nName: prison\nVersion: 1.0\n",
    f"{INFO}/WHEEL": b"Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
}
EXTENSION = f"prison/cell{EXTENSION_SUFFIXES[0]}"


def plain_wheel(folder: Path) -> Path:
    path = folder / "prison-1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as wheel:
        for name, content in PLAIN.items():
            wheel.writestr(name, content)
        wheel.writestr(f"{INFO}/RECORD", record_of(PLAIN, f"{INFO}/RECORD"))
    return path


def compiled_folder(folder: Path) -> Path:
    file = folder / "compiled" / EXTENSION
    file.parent.mkdir(parents=True)
    file.write_bytes(b"machine code")
    return folder / "compiled"


def test_the_compiled_wheel_says_for_which_machine_it_is(tmp_path: Path) -> None:
    wheel = with_compiled_modules(plain_wheel(tmp_path), compiled_folder(tmp_path))
    assert wheel.name == f"prison-1.0-{platform_tag()}.whl"
    with zipfile.ZipFile(wheel) as opened:
        about = opened.read(f"{INFO}/WHEEL").decode()
        assert f"Tag: {platform_tag()}\n" in about
        assert "Root-Is-Purelib: false" in about
        assert opened.read("prison/cell.py") == PLAIN["prison/cell.py"]


def test_pip_installs_it_with_its_extension_modules(tmp_path: Path) -> None:
    wheel = with_compiled_modules(plain_wheel(tmp_path), compiled_folder(tmp_path))
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "install", "--no-index", "--no-deps"]
    subprocess.run([*pip, "--target", str(tmp_path / "installed"), str(wheel)], check=True)
    assert (tmp_path / "installed" / EXTENSION).read_bytes() == b"machine code"
