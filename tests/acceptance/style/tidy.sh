#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: tidy.sh CLANG_TIDY BUILD all|changed, at the top of the tree. Fails where a source file has
# a finding: of all, or of those that differ from the last commit or were touched by it.
set -euo pipefail
tidy=$1 build=$2
if [ "$3" = all ]; then
    files=$(git ls-files 'app/*.cpp' 'core/*.cpp' 'widgets/*.cpp')
else
    base=HEAD
    git rev-parse -q --verify HEAD~1 >/dev/null && base=HEAD~1
    files=$(git diff --name-only --diff-filter=d "$base" -- 'app/*.cpp' 'core/*.cpp' 'widgets/*.cpp')
fi
files=$(grep -v '/examples/' <<<"$files" || true)
[ -n "$files" ] || { echo "No source file has changed."; exit 0; }
printf '%s\n' "$files" | xargs -P "$(nproc)" -n 1 "$tidy" -p "$build" --quiet --warnings-as-errors='*'
