#!/usr/bin/env python3
"""Sets Oxrow up on a machine that has nothing but Python, and starts it: `python3 x.py play`, `python3 x.py test`."""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an old Python shall hear it in a sentence
    sys.exit(f"Oxrow needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

import argparse
import difflib
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sysconfig
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import build_page
from build_page import Node, PageError

ROOT = Path(__file__).resolve().parent
PINS = ROOT / "requirements"
BROWSER_TESTS = ROOT / "tests" / "browser"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
INTERRUPTED = 130


class StepError(Exception):
    """A step of the set-up failed; the message is one sentence for a person."""

    def __init__(self, message: str, output: str = "") -> None:
        super().__init__(message)
        self.output = output


def say(sentence: str) -> None:
    """Tell what happens now, before the output of any program that does it."""
    print(sentence, flush=True)


def run_step(command: Sequence[str | Path], failure: str) -> None:
    """Run a program without showing what it prints, unless it fails."""
    try:
        done = run_quietly(command, os.environ)
    except OSError as error:
        raise StepError(f"{failure}: {error}") from error
    if done.returncode:
        raise StepError(failure, done.stdout)


def run_quietly(
    command: Sequence[str | Path], environment: Mapping[str, str], folder: Path = ROOT
) -> subprocess.CompletedProcess[str]:
    """Run a program and keep what it prints."""
    return subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


def key_of(paths: Iterable[Path]) -> str:
    """Sum up the contents of some files."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


class Environment:
    """The project's own Python environment, `.venv`. A stamp for each thing done in it spares doing it again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.programs = path / ("Scripts" if os.name == "nt" else "bin")
        self.python = self.programs / ("python.exe" if os.name == "nt" else "python")
        self.site_packages = Path(sysconfig.get_path("purelib", "venv", vars={"base": str(path)}))

    def program(self, name: str) -> Path:
        """Say where a program of this environment lies."""
        return self.programs / (f"{name}.exe" if os.name == "nt" else name)

    def has(self, name: str, key: str) -> bool:
        """Tell whether the thing of this name was done, as the key describes it."""
        stamp = self._stamp(name)
        return stamp.exists() and stamp.read_text() == key

    def mark(self, name: str, key: str) -> None:
        """Note that the thing of this name was done."""
        self._stamp(name).write_text(key)

    def unmark(self, name: str) -> None:
        """Note that the thing of this name is to be done again."""
        self._stamp(name).unlink(missing_ok=True)

    def make(self) -> None:
        """Make the environment, unless it is there for this Python and this place."""
        key = f"{sys.version_info.major}.{sys.version_info.minor} {sys.base_prefix} {self.path}"
        if self.python.exists() and self.has("made", key):
            return
        if not importlib.util.find_spec("venv") or not importlib.util.find_spec("ensurepip"):
            package = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"
            raise StepError(
                "This Python cannot make virtual environments. "
                f"On Debian and Ubuntu this line helps: sudo apt install {package}"
            )
        say("Making .venv, the place for what Oxrow needs.")
        run_step([sys.executable, "-m", "venv", "--clear", self.path], "Making .venv failed.")
        self.mark("made", key)

    def install_pins(self, *names: str, sentence: str = "Installing the packages that Oxrow needs.") -> None:
        """Install the pinned packages of `requirements/`, by their hashes."""
        wanted = [name for name in names if not self.has(name, key_of([PINS / f"{name}.txt"]))]
        if not wanted:
            return
        say(sentence)
        files = [part for name in wanted for part in ("-r", PINS / f"{name}.txt")]
        self.pip("install", "--require-hashes", *files)
        for name in wanted:
            self.mark(name, key_of([PINS / f"{name}.txt"]))

    def install_editable(self) -> None:
        """Install Oxrow such that it runs from its sources."""
        key = key_of([ROOT / "pyproject.toml", ROOT / "hatch_build.py"])
        if self.has("oxrow", key):
            return
        self.pip("install", "--no-deps", "--no-build-isolation", "--editable", ROOT)
        self.mark("oxrow", key)

    def install_wheel(self, wheel: Path) -> None:
        """Install a built Oxrow in place of the editable one."""
        self.unmark("oxrow")
        self.pip("install", "--no-deps", "--force-reinstall", wheel)

    def pip(self, *arguments: str | Path) -> None:
        """Run pip, which only speaks when it fails."""
        command: list[str | Path] = [self.python, "-m", "pip", "--disable-pip-version-check", *arguments]
        run_step(command, "Installing packages failed. Is this machine online?")

    def variables(self, node: Node | None = None) -> dict[str, str]:
        """Give the variables with which programs find this environment, and the Node.js, before any other."""
        variables = dict(node.environment() if node else os.environ)
        variables.pop("PYTHONHOME", None)
        variables["VIRTUAL_ENV"] = str(self.path)
        variables["OXROW_PYTHON"] = str(self.python)
        variables["PATH"] = f"{self.programs}{os.pathsep}{variables.get('PATH', '')}"
        return variables

    def _stamp(self, name: str) -> Path:
        return self.path / f".oxrow-{name}"


def find_node(environment: Environment) -> Node:
    """Find the machine's Node.js, or install the one that comes with pip."""
    node = build_page.machine_node()
    if node:
        return node
    environment.install_pins("node", sentence="Installing Node.js, which builds the page.")
    node = build_page.packaged_node(environment.site_packages)
    if node:
        return node
    raise StepError(f"No Node.js for this machine comes with pip. Install Node.js {build_page.NODE_WANTED}.")


def set_up_page(environment: Environment) -> None:
    """Build the page, unless it is that of the present sources."""
    if build_page.is_built():
        return
    node = find_node(environment)
    say("Building the page.")
    build_page.build_page(node)


def set_up(*pins: str) -> Environment:
    """Bring everything up to date that Oxrow needs to run."""
    environment = Environment(ROOT / ".venv")
    environment.make()
    environment.install_pins(*pins)
    set_up_page(environment)
    environment.install_editable()
    return environment


# --- Playing --------------------------------------------------------------------------------------------------------


def play(arguments: Sequence[str]) -> int:
    """Set Oxrow up and start it; what follows `play` is handed on."""
    is_developed = Environment(ROOT / ".venv").has("dev", key_of([PINS / "dev.txt"]))
    environment = set_up("dev") if is_developed else set_up("run", "build")
    command = [str(environment.program("oxrow")), "play", *arguments]
    if os.name != "nt":
        os.execv(command[0], command)  # noqa: S606 - the program takes this one's place, with its signals
    return wait_for(subprocess.Popen(command))


def wait_for(process: subprocess.Popen[bytes]) -> int:
    """Wait for a program that ends by itself when Ctrl-C is pressed."""
    while True:
        try:
            return process.wait()
        except KeyboardInterrupt:
            continue


# --- Testing --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Gate:
    """One thing that must hold."""

    name: str
    command: Sequence[str | Path]
    folder: Path = ROOT
    shows: bool = False
    """Whether a person wants to see it at work."""


@dataclass
class Report:
    """What came of the gates."""

    lines: list[str] = field(default_factory=list)
    closing_lines: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)

    def add(self, name: str, seconds: float, *, good: bool) -> None:
        """Note the outcome of a gate."""
        self.lines.append(f"  {'ok' if good else 'FAILED':<8} {name:<24} {seconds:5.1f} s")
        if not good:
            self.failed.append(name)

    def leave_out(self, name: str, reason: str, *, good: bool) -> None:
        """Note a gate that did not run, and whether that is good enough."""
        self.lines.append(f"  {'not run':<8} {name:<24} {reason}")
        (self.left_out if good else self.failed).append(name)

    def close(self) -> int:
        """Print the summary and give the exit code."""
        print("\nSummary", *self.lines, sep="\n")
        if self.failed:
            print(f"{len(self.failed)} failed: {', '.join(self.failed)}.")
        elif self.left_out:
            print(f"What ran holds, but these did not run: {', '.join(self.left_out)}.")
        else:
            print("Everything holds.")
        for line in self.closing_lines:
            print(line)
        sys.stdout.flush()
        return 1 if self.failed else 0


def run_gate(gate: Gate, variables: Mapping[str, str], report: Report) -> None:
    """Run a gate to its end and note what came of it."""
    say(f"· {gate.name}")
    start = time.monotonic()
    if gate.shows:
        code, closing_line = run_shown(gate, variables)
        report.closing_lines += [closing_line] if closing_line else []
    else:
        done = run_quietly(gate.command, variables, gate.folder)
        code = done.returncode
        if code:
            print(done.stdout.rstrip(), flush=True)
    report.add(gate.name, time.monotonic() - start, good=code == 0)


def run_shown(gate: Gate, variables: Mapping[str, str]) -> tuple[int, str]:
    """Run pytest for everybody to see; give its exit code and the line that it closes with."""
    closing_line = ""
    with subprocess.Popen(
        [str(part) for part in gate.command],
        cwd=gate.folder,
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    ) as process:
        for line in process.stdout or ():
            sys.stdout.write(line)
            sys.stdout.flush()
            if re.search(r"=.* in [\d.]+s\b.*=", line):
                closing_line = line.rstrip()
    return process.returncode, closing_line


def source_gates(environment: Environment, node: Node) -> list[Gate]:
    """List what is checked without running Oxrow."""
    npm = [*node.npm, "run", "--silent"]
    return [
        Gate("ruff check", [environment.program("ruff"), "check", "."]),
        Gate("ruff format", [environment.program("ruff"), "format", "--check", "."]),
        Gate("mypy --strict", [environment.program("mypy")]),
        Gate("import contracts", [environment.program("lint-imports"), "--no-logo"]),
        Gate("page: generated types", [*npm, "api:check"], build_page.WEB),
        Gate("page: types", [*npm, "check"], build_page.WEB),
        Gate("page: lint", [*npm, "lint"], build_page.WEB),
        Gate("page: unit tests", [*npm, "test"], build_page.WEB),
    ]


def pytest_command(environment: Environment, *arguments: str | Path) -> list[str | Path]:
    """Put together a call of pytest."""
    colour = ["--color=yes"] if sys.stdout.isatty() else []
    return [environment.python, "-m", "pytest", *colour, *arguments]


def is_ci() -> bool:
    """Tell whether this is a run of continuous integration."""
    return os.environ.get("CI", "").lower() in {"1", "true", "yes"}


def build(environment: Environment, *kinds: str) -> None:
    """Build Oxrow's distributions into `dist/` with the pinned build tools."""
    shutil.rmtree(ROOT / "dist", ignore_errors=True)
    run_step([environment.python, "-m", "build", "--no-isolation", *kinds, ROOT], "Building Oxrow failed.")


def test(arguments: Sequence[str]) -> int:
    """Check everything; with arguments run only pytest, with these arguments."""
    environment = set_up("dev")
    if arguments:
        variables = environment.variables() | browser_variables(find_browser())
        return wait_for(subprocess.Popen(pytest_command(environment, *arguments), cwd=ROOT, env=variables))
    node = find_node(environment)
    build_page.install_packages(node)
    report = Report()
    for gate in source_gates(environment, node):
        run_gate(gate, environment.variables(node), report)
    if is_ci():
        say("· the wheel, on which the tests run")
        build(environment, "--wheel")
        environment.install_wheel(next((ROOT / "dist").glob("*.whl")))
    run_tests(environment, report)
    return report.close()


def run_tests(environment: Environment, report: Report) -> None:
    """Run the tests and the examples in docstrings, then, with the machine to themselves, those in a browser."""
    variables = environment.variables()
    examples = ["--doctest-modules", "--pyargs", "oxrow", "build_page.py"]
    workers = ["-n", "auto", "--maxprocesses", "4"]
    command = pytest_command(environment, *workers, "--ignore", BROWSER_TESTS, *examples, "tests")
    run_gate(Gate("tests", command, shows=True), variables, report)
    if not BROWSER_TESTS.exists():
        return
    browser = find_browser() or install_browser()
    if browser:
        command = pytest_command(environment, *workers, BROWSER_TESTS)
        run_gate(Gate("tests in a browser", command, shows=True), variables | browser_variables(browser), report)
    else:
        say("The browser tests did not run: no Chromium was found. Install one, or name it in OXROW_CHROMIUM.")
        report.leave_out("tests in a browser", "no Chromium found", good=not is_ci())


def browser_variables(browser: str | None) -> dict[str, str]:
    """Tell the browser tests which browser to use."""
    return {"OXROW_CHROMIUM": browser} if browser else {}


def find_browser() -> str | None:
    """Find a Chromium, or a browser made of it."""
    named = os.environ.get("OXROW_CHROMIUM")
    on_path = (shutil.which(name) for name in BROWSERS)
    elsewhere = (str(path) for path in browser_places() if path.exists())
    return named or next(filter(None, on_path), None) or next(elsewhere, None)


def browser_places() -> list[Path]:
    """List where browsers lie that are not on the search path."""
    if sys.platform == "darwin":
        return [Path(f"/Applications/{name}.app/Contents/MacOS/{name}") for name in ("Chromium", "Google Chrome")]
    folders = [os.environ[name] for name in ("PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA") if name in os.environ]
    programs = ("Chromium/Application/chrome.exe", "Google/Chrome/Application/chrome.exe")
    return [Path(folder, program) for folder in folders for program in programs]


def install_browser() -> str | None:
    """Install Chromium where that needs nobody's leave: as root on Debian."""
    apt = shutil.which("apt-get")
    if not apt or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    say("Installing Chromium for the browser tests.")
    variables = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    run_quietly([apt, "update"], variables)
    run_quietly([apt, "install", "--yes", "--no-install-recommends", "chromium", "fonts-liberation"], variables)
    return find_browser()


# --- Smaller commands -------------------------------------------------------------------------------------------------


def check(_: Sequence[str]) -> int:
    """Check the sources without running the tests."""
    environment = set_up("dev")
    node = find_node(environment)
    build_page.install_packages(node)
    report = Report()
    for gate in source_gates(environment, node):
        run_gate(gate, environment.variables(node), report)
    return report.close()


def build_all(_: Sequence[str]) -> int:
    """Build the source distribution and the wheel into dist/."""
    environment = set_up("dev")
    say("Building the source distribution and the wheel.")
    build(environment, "--sdist", "--wheel")
    print(*sorted(path.name for path in (ROOT / "dist").iterdir()), sep="\n")
    return 0


def web(_: Sequence[str]) -> int:
    """Build the page again, whether or not it has changed."""
    environment = Environment(ROOT / ".venv")
    environment.make()
    node = find_node(environment)
    say("Building the page.")
    build_page.build_page(node)
    return 0


def pins(_: Sequence[str]) -> int:
    """Look for newer packages and pin them in requirements/."""
    environment = Environment(ROOT / ".venv")
    environment.make()
    environment.install_pins("pins", sentence="Installing the tool that pins.")
    say("Pinning the newest packages that fit.")
    # What develops Oxrow holds all that runs and builds it: the smaller sets are cut out of it.
    compile_pins(environment, "dev", "pyproject.toml", "--extra", "dev", "--upgrade")
    compile_pins(environment, "run", "pyproject.toml", "--constraint", "requirements/dev.txt")
    compile_pins(environment, "build", "requirements/build.in", "--constraint", "requirements/dev.txt")
    compile_pins(environment, "node", "requirements/node.in", "--upgrade")
    compile_pins(environment, "pins", "requirements/pins.in", "--upgrade")
    return 0


def compile_pins(environment: Environment, name: str, *arguments: str) -> None:
    """Write one file of pins: for every system and every supported Python, with hashes and without addresses."""
    files = [*arguments, "--output-file", f"requirements/{name}.txt"]
    reach = ["--universal", "--python-version", "3.11", "--no-config"]
    content = ["--generate-hashes", "--no-emit-index-url", "--custom-compile-command", "python3 x.py pins"]
    run_step(
        [environment.program("uv"), "pip", "compile", *files, *reach, *content],
        f"Pinning requirements/{name}.txt failed.",
    )


# --- The command line -------------------------------------------------------------------------------------------------

COMMANDS: Mapping[str, tuple[Callable[[Sequence[str]], int], str]] = {
    "play": (play, "set Oxrow up and play in the browser; options of `oxrow play` may follow"),
    "test": (test, "check everything; arguments of pytest may follow, then only pytest runs"),
    "check": (check, "check style, types and imports, and the page's, without the tests"),
    "build": (build_all, "build the source distribution and the wheel into dist/"),
    "web": (web, "build the page again"),
    "pins": (pins, "pin the newest packages in requirements/"),
}
HAND_ON = {"play", "test"}


def parse(arguments: Sequence[str]) -> tuple[str, Sequence[str]]:
    """Split the command line into the command and what is handed on to it."""
    parser = argparse.ArgumentParser(
        prog="x.py",
        description="Sets Oxrow up on a machine that has only Python, and starts it.",
        epilog="\n".join(["commands:", *(f"  {name:<7} {about}" for name, (_, about) in COMMANDS.items())]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("command", metavar="COMMAND", help="what to do, see below")
    if not arguments:
        parser.print_help()
        parser.exit(2)
    command = parser.parse_args(arguments[:1]).command
    if command not in COMMANDS:
        close = difflib.get_close_matches(command, COMMANDS, n=1)
        parser.error(f"there is no command '{command}'." + (f" Did you mean '{close[0]}'?" if close else ""))
    rest = arguments[1:]
    if command not in HAND_ON and rest:
        if rest[0] in {"-h", "--help"}:
            parser.print_help()
            parser.exit()
        parser.error(f"'{command}' takes no arguments.")
    return command, rest


def main() -> int:
    """Do what the command line asks for."""
    command, rest = parse(sys.argv[1:])
    try:
        return COMMANDS[command][0](rest)
    except (StepError, PageError) as error:
        sys.stdout.flush()
        if error.output:
            print(error.output.rstrip(), file=sys.stderr)
        print(f"x.py: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


if __name__ == "__main__":
    sys.exit(main())
