#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: tidy.sh CLANG_TIDY BUILD all|changed, at the top of the tree. Fails where a source file has
# a finding: of all, or of those that differ from the last commit or were touched by it. Of very many
# some are drawn, others after each commit; all of them are for the target. Ends with 77 without git.
set -euo pipefail
tidy=$1 build=$2
most=24
sources=('app/*.cpp' 'core/*.cpp' 'widgets/*.cpp' ':!**/examples/**')
git rev-parse --git-dir >/dev/null || { echo "Without git nobody knows what has changed."; exit 77; }
if [ "$3" = all ]; then
    files=$(git ls-files -- "${sources[@]}")
else
    files=$({ git diff --name-only --diff-filter=d HEAD -- "${sources[@]}"
              git diff-tree --root --no-commit-id --name-only --diff-filter=d -r HEAD -- "${sources[@]}"
            } | sort -u)
    count=$(grep -c . <<<"$files" || true)
    if [ "$count" -gt "$most" ]; then
        echo "$count source files have changed: $most of them are read."
        files=$(shuf -n "$most" --random-source=<(yes "$(git rev-parse HEAD)") <<<"$files")
    fi
fi
[ -n "$files" ] || { echo "No source file has changed."; exit 0; }
printf '%s\n' "$files" | xargs -P "$(nproc)" -n 1 "$tidy" -p "$build" --quiet --warnings-as-errors='*'
