#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Takes the tutorial's pictures of a program: light, 1280 x 800, small enough to keep.
# usage: screenshots.sh PROGRAM FOLDER   (on a screen of 1280x840, by
# tests/acceptance/window/in_xvfb.sh; the target handbook_pictures does that)
set -euo pipefail
program=$(realpath "$1")
folder=$(realpath -m "$2")
example=$(dirname "$program")/../share/footbridge/example
work=/tmp/tutorial # the Export page shows it; mkdir fails where somebody has one
mkdir "$work"
process=
trap '[ -z "$process" ] || kill "$process" 2>/dev/null || true; rm -rf "$work"' EXIT
mkdir -p "$folder" "$XDG_CONFIG_HOME/footbridge"
printf '[window]\nlook=1\n' >"$XDG_CONFIG_HOME/footbridge/footbridge.conf"
cp "$example"/{source,target}.csv "$work"
export HOME=$work

# What the tutorial does on the Data and Features pages, as a session.
session() { # ACCEPTED
    cat >"$work/tutorial.footbridge" <<JSON
{"format": "footbridge-session/1",
 "sources": [{"path": "$work/source.csv", "label": "Plain code, one core", "roles": {"response": "time [ms]"}}],
 "target": {"path": "$work/target.csv", "label": "Vector code, two cores", "roles": {"response": "runtime_s"}},
 "matching": {"accepted": [$1]},
 "shots": {"kind": "count", "amount": 20}, "seed": 1}
JSON
}

open_window() {
    "$program" "$work/tutorial.footbridge" &
    process=$!
    window=$(timeout 60 xdotool search --sync --onlyvisible --pid "$process" | head -n 1)
    xdotool windowmove "$window" 0 0 windowsize "$window" 1280 800
    xdotool windowfocus --sync "$window"
    sleep "$1"
}

close_window() {
    kill "$process"
    wait "$process" || true
    process=
}

picture() { # KEY NAME
    xdotool key --clearmodifiers "ctrl+$1"
    xdotool mousemove 1279 799
    sleep 3
    import -window "$window" "$work/whole.png"
    # Few colours keep the text readable; flat colours pack best without a filter.
    convert "$work/whole.png" -strip +dither -colors 40 -define png:compression-level=9 \
        -define png:compression-filter=0 "PNG8:$folder/$2.png"
}

session ""
open_window 5
picture 2 features
close_window
session '["iterations","iters"],["flops","FP_OPS"],["bytes_stored [B]","MEM_STORES [KiB]"],["bytes_loaded [B]","MEM_LOADS [KiB]"]'
open_window 5
xdotool key --clearmodifiers ctrl+r
sleep "${FOOTBRIDGE_SCREENSHOT_WAIT:-30}"
picture 3 divergence
picture 4 adapt
picture 5 results
picture 6 export
close_window
ls -l "$folder"
