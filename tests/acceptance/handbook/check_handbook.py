#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the built handbook: every link leads somewhere in it, every page is reached from its
beginning, every command has its page, every format its grammar, every concept says when not to
trust it, and the pictures stay small. Also that the documents beside the source are there.

usage: check_handbook.py FOLDER FOOTBRIDGE-CLI app/gui/handbook.cpp
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
from html.parser import HTMLParser

MOST_BYTES, MOST_BYTES_TOGETHER = 60_000, 400_000
DOCUMENTS = ["README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"]
NO_CONCEPTS = {"index", "tutorial", "commands"}


class Page(HTMLParser):
    def __init__(self, path):
        super().__init__()
        self.links, self.ids, self.heading, self.title = [], set(), False, False
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.links += [values[key] for key in ("href", "src") if key in values]
        if "id" in values:
            self.ids.add(values["id"])
        self.heading |= tag == "h1"
        self.title |= tag == "title"


def problems_of(folder, commands):
    pages = {path.name: Page(path) for path in sorted(folder.glob("*.html"))}
    found, used = [], set()
    for name, page in pages.items():
        if not (page.heading and page.title):
            found.append(f"{name} has no heading or no title")
        for link in page.links:
            file, _, anchor = link.partition("#")
            file = file or name
            used.add(file)
            if not (folder / file).is_file():
                found.append(f"{name} links to {link}, which is not there")
            elif anchor and anchor not in pages[file].ids:
                found.append(f"{name} links to {link}, which has no such place")
    reached, to_visit = set(), ["index.html"]
    while to_visit:
        name = to_visit.pop()
        if name in pages and name not in reached:
            reached.add(name)
            to_visit += [link.partition("#")[0] for link in pages[name].links]
    found += [f"{name} is not reached from index.html" for name in pages if name not in reached]
    for command in commands:
        if f"command-{command.replace(' ', '-')}.html" not in pages:
            found.append(f"the command {command} has no page")
    for name in pages:
        text = (folder / name).read_text(encoding="utf-8")
        kind = name.partition("-")[0]
        if kind == "format" and '<code class="language-ebnf">' not in text:
            found.append(f"{name} has no grammar")
        if (kind not in ("format", "command") and name.removesuffix(".html") not in NO_CONCEPTS
                and "<h2>When not to trust " not in text):
            found.append(f"{name} does not say when not to trust it")
    sizes = {path: path.stat().st_size for path in (folder / "pictures").glob("*")}
    for path, size in sizes.items():
        if size > MOST_BYTES:
            found.append(f"{path.name} has {size} bytes, more than {MOST_BYTES}")
        if f"pictures/{path.name}" not in used:
            found.append(f"{path.name} is shown nowhere")
    if sum(sizes.values()) > MOST_BYTES_TOGETHER:
        found.append(f"the pictures have {sum(sizes.values())} bytes together")
    return found


def finds_what_is_broken(folder, commands):
    """Whether each of these faults is noticed in a copy."""
    faults = {
        "severity.md, which is not there": lambda copy: (copy / "costs.html").write_text(
            "<title></title><h1></h1><a href='severity.md'></a>"),
        "#nowhere, which has no such place": lambda copy: (copy / "costs.html").write_text(
            "<title></title><h1></h1><a href='index.html#nowhere'></a>"),
        "format-csv.html has no grammar": lambda copy: (copy / "format-csv.html").write_text(
            "<title></title><h1></h1>"),
        "costs.html does not say when not to trust it": lambda copy: (
            copy / "costs.html").write_text("<title></title><h1></h1>"),
        "alone.html is not reached": lambda copy: shutil.copy(
            copy / "costs.html", copy / "alone.html"),
        "the command adapt has no page": lambda copy: (copy / "command-adapt.html").unlink(),
        "large.png has 60001 bytes": lambda copy: (copy / "pictures/large.png").write_bytes(
            bytes(60_001)),
    }
    for sentence, break_it in faults.items():
        with tempfile.TemporaryDirectory() as work:
            copy = pathlib.Path(work) / "help"
            shutil.copytree(folder, copy)
            break_it(copy)
            if not any(sentence in problem for problem in problems_of(copy, commands)):
                return [f"a fault is not noticed: {sentence}"]
    return []


def main():
    folder, cli = pathlib.Path(sys.argv[1]), sys.argv[2]
    environment = os.environ | {"ASAN_OPTIONS": "detect_leaks=0"}
    help_of_all = subprocess.run([cli, "--help-all"], check=True, capture_output=True, text=True,
                                 env=environment).stdout
    mark = "# footbridge-cli "
    commands = [line[len(mark):] for line in help_of_all.splitlines() if line.startswith(mark)]
    problems = problems_of(folder, commands) + finds_what_is_broken(folder, commands)
    # What the pages of the window lead to.
    concepts = re.findall(r'\{word\("[a-z]+"\), word\("([a-z-]+)"\)\}',
                          pathlib.Path(sys.argv[3]).read_text(encoding="utf-8"))
    problems += [f"{concept}.html is not there, but the window leads to it"
                 for concept in concepts if not (folder / f"{concept}.html").is_file()]
    source = pathlib.Path(sys.argv[3]).resolve().parents[2]
    problems += [f"{name} is not there or empty" for name in DOCUMENTS
                 if not (source / name).is_file() or not (source / name).read_bytes().strip()]
    if len(concepts) < 12:
        problems.append(f"only {len(concepts)} pages of the window lead to the handbook")
    if len(commands) < 20:
        problems.append(f"only {len(commands)} commands were found")
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
