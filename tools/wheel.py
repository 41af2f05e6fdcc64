"""Build the wheels of the package: the plain one, and one with compiled rules for this machine.

python -m tools.wheel             build both into dist/ (the second where there is a C compiler)
python -m tools.wheel --plain     build the plain one only
"""

import base64
import csv
import hashlib
import io
import subprocess
import sys
import sysconfig
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

from tools.compile import BUILD, ROOT, build, compiled_modules, what_prevents_compiling

DIST = ROOT / "dist"


def main() -> int:
    plain = build_plain()
    tell(plain)
    if "--plain" in sys.argv[1:]:
        return 0
    obstacle = what_prevents_compiling()
    if obstacle:
        print(f"No compiled wheel: {obstacle}.", file=sys.stderr)
        return 0
    build(compiled_modules())
    tell(with_compiled_modules(plain))
    return 0


def build_plain() -> Path:
    """The page is built by hatch_build.py on the way."""
    for old in DIST.glob("*.whl"):
        old.unlink()
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq"]
    subprocess.run(
        [*pip, "wheel", "--no-deps", "--no-build-isolation", "--no-index", "-w", str(DIST), str(ROOT)], check=True
    )
    (wheel,) = DIST.glob("*-py3-none-any.whl")
    return wheel


def with_compiled_modules(plain: Path, compiled: Path = BUILD) -> Path:
    """The plain wheel with the extension modules of a folder beside their sources, under this machine's tag."""
    tag = platform_tag()
    target = plain.with_name(plain.name.replace("py3-none-any", tag))
    extensions = sorted(file for suffix in EXTENSION_SUFFIXES for file in compiled.rglob(f"*{suffix}"))
    files: dict[str, bytes] = {}
    with zipfile.ZipFile(plain) as source:
        for name in source.namelist():
            files[name] = source.read(name)
    record = next(name for name in files if name.endswith(".dist-info/RECORD"))
    about = record.replace("RECORD", "WHEEL")
    files[about] = files[about].replace(b"py3-none-any", tag.encode()).replace(b"Purelib: true", b"Purelib: false")
    files.update({file.relative_to(compiled).as_posix(): file.read_bytes() for file in extensions})
    del files[record]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as wheel:
        for name, content in files.items():
            wheel.writestr(zipfile.ZipInfo(name, (2020, 2, 2, 0, 0, 0)), content, zipfile.ZIP_DEFLATED)
        wheel.writestr(zipfile.ZipInfo(record, (2020, 2, 2, 0, 0, 0)), record_of(files, record), zipfile.ZIP_DEFLATED)
    return target


def platform_tag() -> str:
    """Such as cp311-cp311-linux_x86_64: this Python, on this kind of machine."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{python}-{python}-" + sysconfig.get_platform().replace("-", "_").replace(".", "_")


def record_of(files: dict[str, bytes], record: str) -> str:
    """The list of all files with their digests, as installers expect it."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    for name, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        writer.writerow([name, f"sha256={digest}", len(content)])
    writer.writerow([record, "", ""])
    return out.getvalue()


def tell(wheel: Path) -> None:
    print(f"{wheel.relative_to(ROOT)}  {wheel.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.CalledProcessError as failed:
        sys.exit(failed.returncode)
