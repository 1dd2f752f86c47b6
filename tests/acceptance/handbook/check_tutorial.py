#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs every command of the handbook's tutorial as typed and compares what it prints.

usage: check_tutorial.py TUTORIAL.md FOOTBRIDGE-CLI
"""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

MORE = "…"  # for any lines, or at the end of a line for whatever follows


def steps_of(tutorial):
    """Commands with the lines that they are said to print."""
    steps, inside = [], False
    for line in tutorial.splitlines():
        if line.startswith("```"):
            inside = line == "```console"
        elif inside and line.startswith("$ "):
            steps.append((line[2:], []))
        elif inside:
            steps[-1][1].append(line)
    return steps


def quoted_numbers(tutorial):
    """What stands between backticks in the text around the examples and holds a digit."""
    text = re.sub(r"^```.*?^```$", "", tutorial, flags=re.MULTILINE | re.DOTALL)
    return [quote for quote in re.findall(r"`([^`\n]+)`", text) if re.search(r"\d", quote)]


def number_in(word):
    try:
        return float(word.lstrip("(").rstrip(",.;:)%"))
    except ValueError:
        return None


def same_word(said, printed):
    """Other processors may round another last digit: numbers need to agree to 2 % alone."""
    first, second = number_in(said), number_in(printed)
    if first is None or second is None:
        return said == printed
    return abs(first - second) <= 0.02 * abs(first)


def same_line(said, printed):
    first, second = said.split(), printed.split()
    if first and first[-1] == MORE:
        first = first[:-1]
        second = second[:len(first)]
    return len(first) == len(second) and all(map(same_word, first, second))


def first_missing(said, printed):
    """The first line of `said` that is not among what was printed, in this order; None: all are."""
    at, any_lines = 0, False
    for line in said:
        if line == MORE:
            any_lines = True
            continue
        while any_lines and at < len(printed) and not same_line(line, printed[at]):
            at += 1
        if at == len(printed) or not same_line(line, printed[at]):
            return line
        at, any_lines = at + 1, False
    return None if any_lines or at == len(printed) else "the end, before: " + printed[at]


def own_faults():
    """What this check would fail to notice."""
    printed = ["one 1.00", "two 24.3 %", "three"]
    expected = [
        (["one 1.01", MORE], None),
        ([MORE, "two …", "three"], None),
        (["one 1.05", MORE], "one 1.05"),
        ([MORE, "two 48.6 %", MORE], "two 48.6 %"),
        ([MORE, "three", "one 1.00"], "one 1.00"),
        (["one 1.00"], "the end, before: two 24.3 %"),
    ]
    return [f"{said} is judged wrongly" for said, missing in expected
            if first_missing(said, printed) != missing]


def main():
    tutorial = pathlib.Path(sys.argv[1]).read_text(encoding="utf-8")
    program = pathlib.Path(sys.argv[2]).resolve()
    environment = os.environ | {"PATH": f"{program.parent}:{os.environ['PATH']}"}
    problems, said = own_faults(), ""
    steps = steps_of(tutorial)
    with tempfile.TemporaryDirectory() as folder:
        for command, lines in steps:
            run = subprocess.run(command, shell=True, cwd=folder, env=environment, text=True,
                                 capture_output=True, check=False)
            missing = first_missing(lines, run.stdout.splitlines())
            if run.returncode != 0 or missing:
                problems.append(f"$ {command}\nended with {run.returncode} and did not print: "
                                f"{missing}\nbut\n{run.stdout}{run.stderr}")
            said += command + "\n" + "\n".join(lines) + "\n"
    quotes = quoted_numbers(tutorial)
    problems += [f"`{quote}` is printed nowhere" for quote in quotes if quote not in said]
    if len(steps) < 8 or len(quotes) < 5:
        problems.append(f"only {len(steps)} commands and {len(quotes)} numbers were found")
    print("\n".join(problems))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
