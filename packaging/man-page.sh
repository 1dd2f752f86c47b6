#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# man-page.sh TEMPLATE VERSION PAGE COMMAND...: writes PAGE, compressed: the template with what the
# command prints in the place of its line @SECTIONS@.
set -euo pipefail

template=$1 version=$2 page=$3
shift 3
sections=$("$@" 2>/dev/null)
[ -n "$sections" ] || { echo "$* prints nothing" >&2; exit 1; }
{
    sed -e "s/@VERSION@/$version/" -e '/@SECTIONS@/,$d' "$template"
    printf '%s\n' "$sections"
    sed '1,/@SECTIONS@/d' "$template"
} | gzip -9n >"$page"
