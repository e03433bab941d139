"""What the tree itself promises: nothing in it depends on one machine, and what is tested is what is shipped."""

import json
import os
import re
import subprocess
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

import build_page
import oxrow

ROOT = Path(__file__).resolve().parent.parent
PINS = sorted((ROOT / "requirements").glob("*.txt"))

# Written in pieces, so that this file does not hold what it looks for.
REGISTRIES = ["pypi" + r"\.(org|io)", "python" + "hosted", "npm" + r"js\.(org|com)", "yarn" + "pkg", "npm" + "mirror"]
DEBIAN = ["deb" + r"\.debian\.org", "archive" + r"\.ubuntu\.com"]
FOLDERS = ["/" + r"root/", "/" + r"home/\w", "/" + r"Users/\w", "/" + r"work/", "/" + r"tmp/\w", r"[A-Z]:\\+" + "Users"]


def tracked_files() -> list[Path]:
    """List the files that git tracks or would track."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    if listed.returncode:
        pytest.skip("not a git checkout")
    paths = [ROOT / name.decode() for name in listed.stdout.split(b"\0") if name]
    return [path for path in paths if path.is_file() and not path.is_symlink()]


def places(pattern: re.Pattern[str]) -> list[str]:
    """List the lines of tracked text files that match."""
    found = []
    for path in tracked_files():
        content = path.read_bytes()
        if b"\0" in content:
            continue
        lines = content.decode("utf-8").splitlines()
        found += [f"{path.relative_to(ROOT)}:{n}: {line}" for n, line in enumerate(lines, 1) if pattern.search(line)]
    return found


def test_no_file_names_the_host_of_a_registry() -> None:
    assert not places(re.compile("|".join(REGISTRIES + DEBIAN), re.IGNORECASE))


def test_no_file_names_a_place_on_one_machine() -> None:
    assert not places(re.compile("|".join(rf"(?<![\w.:/-]){pattern}" for pattern in FOLDERS)))


def test_the_lock_of_the_page_names_no_addresses() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name and not package.get("link")}
    assert packages
    assert not [name for name, package in packages.items() if "resolved" in package]
    assert not [name for name, package in packages.items() if "integrity" not in package]


@pytest.mark.parametrize("path", PINS, ids=lambda path: path.name)
def test_every_pin_is_exact_and_has_a_hash_and_no_address(path: Path) -> None:
    text = path.read_text("utf-8")
    pins = [pin for pin in re.split(r"\n(?=\S)", text) if not pin.startswith("#")]
    assert pins
    for pin in pins:
        assert re.match(r"[a-z0-9._-]+(\[[a-z,]+\])?==\S+ ", pin), pin
        assert "--hash=sha256:" in pin, pin
    assert "://" not in text
    assert "--index-url" not in text


def test_what_runs_and_builds_oxrow_is_pinned_as_for_its_developers() -> None:
    def pins(name: str) -> set[str]:
        text = (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")
        return set(re.findall(r"^[a-z0-9._-]+==\S+", text, re.MULTILINE))

    assert pins("run") <= pins("dev")
    assert pins("build") <= pins("dev")


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == oxrow.__version__ == metadata.version("oxrow")


def test_a_built_page_that_is_out_of_date_is_not_taken_for_a_good_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build_page, "PAGE", tmp_path)
    monkeypatch.setattr(build_page, "STAMP", tmp_path / ".stamp")
    assert not build_page.is_given()
    (tmp_path / "index.html").touch()
    assert build_page.is_given()
    assert not build_page.is_built()
    (tmp_path / ".stamp").write_text("of other sources")
    assert not build_page.is_given()
    (tmp_path / ".stamp").write_text(build_page.sources_key())
    assert build_page.is_given()
    assert build_page.is_built()


@pytest.mark.skipif(not os.environ.get("CI"), reason="only continuous integration installs the built wheel")
def test_what_is_tested_is_the_wheel_with_the_page_inside() -> None:
    package = Path(oxrow.__file__).parent
    assert package.parent.name == "site-packages"
    assert (package / "py.typed").exists()
    page = package / "server" / "static"
    assert "<script" in (page / "index.html").read_text("utf-8")
    assert not (page / ".stamp").exists()
