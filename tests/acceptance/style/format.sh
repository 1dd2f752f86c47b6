#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: format.sh CLANG_FORMAT, at the top of the tree. Fails where a file is not as .clang-format
# would have it.
set -euo pipefail
readarray -d '' files < <(find app core widgets tests -name '*.h' -print0 -o -name '*.cpp' -print0)
[ ${#files[@]} -gt 300 ] || { echo "Only ${#files[@]} files were found." >&2; exit 1; }
exec "$1" --dry-run --Werror "${files[@]}"
