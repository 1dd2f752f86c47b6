#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: tidy.sh CLANG_TIDY BUILD all|changed, at the top of the tree. Fails where a source file has
# a finding: of all, or of those that differ from the last commit or were touched by it. A commit
# that touches very many is for the target.
set -euo pipefail
tidy=$1 build=$2
most=24
sources=('app/*.cpp' 'core/*.cpp' 'widgets/*.cpp' ':!**/examples/**')
git rev-parse --git-dir >/dev/null || { echo "Without git nobody knows what has changed."; exit 0; }
if [ "$3" = all ]; then
    files=$(git ls-files -- "${sources[@]}")
else
    files=$({ git diff --name-only --diff-filter=d HEAD -- "${sources[@]}"
              git diff-tree --root --no-commit-id --name-only --diff-filter=d -r HEAD -- "${sources[@]}"
            } | sort -u)
    count=$(grep -c . <<<"$files" || true)
    [ "$count" -le "$most" ] || { echo "$count source files have changed: $most of them are read."
                                  files=$(head -n "$most" <<<"$files"); }
fi
[ -n "$files" ] || { echo "No source file has changed."; exit 0; }
printf '%s\n' "$files" | xargs -P "$(nproc)" -n 1 "$tidy" -p "$build" --quiet --warnings-as-errors='*'
