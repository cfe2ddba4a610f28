#!/usr/bin/env python3
"""Installs what the tests drive and Python's packages cannot bring: a browser and a database, from Debian's packages.

Nothing is done where they are there already, or where this user may not install: the tests then say what they miss.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

WANTED = {"chromium": "the browser", "postgresql": "PostgreSQL"}


def main() -> int:
    """Install what is missing."""
    missing = [package for package in WANTED if not is_there(package)]
    if not missing:
        return 0
    said = " and ".join(WANTED[package] for package in missing)
    before = installer()
    if before is None:
        print(f"Not installed, and not mine to install: {said} (Debian: {' '.join(missing)})", file=sys.stderr)
        return 0
    print(f"Installing {said} for the tests (once)", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = [*before, "apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing]
    if subprocess.run(install, env=environment, stdout=subprocess.DEVNULL, check=False).returncode:
        subprocess.run([*before, "apt-get", "update", "-qq"], env=environment, stdout=subprocess.DEVNULL, check=False)
        return subprocess.run(install, env=environment, stdout=subprocess.DEVNULL, check=False).returncode
    return 0


def is_there(package: str) -> bool:
    """Whether a package's program can be found."""
    if package == "postgresql":
        return bool(shutil.which("initdb") or [*Path("/usr/lib/postgresql").glob("*/bin/initdb")])
    return bool(shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome"))


def installer() -> list[str] | None:
    """What has to stand before a command that installs; None if this user may not."""
    if not shutil.which("apt-get"):
        return None
    if os.geteuid() == 0:
        return []
    asked = subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False) if shutil.which("sudo") else None
    return ["sudo", "-n"] if asked is not None and asked.returncode == 0 else None


if __name__ == "__main__":
    sys.exit(main())
