#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The program itself opens the example in a window, answers the keyboard and leaves on Ctrl+Q.
set -eu
program=$1
"$program" --example --page features &
process=$!
trap 'kill "$process" 2>/dev/null || true' EXIT
command -v xdotool >/dev/null 2>&1 || { echo "xdotool is not installed" >&2; exit 1; }
window=$(timeout 30 xdotool search --sync --onlyvisible --pid "$process" | head -n 1)
name=''
for _ in 1 2 3 4 5 6 7 8 9 10; do
    name=$(xdotool getwindowname "$window")
    case $name in *"two cores"*) break ;; esac
    sleep 0.5
done
echo "window: $name"
case $name in *"two cores"*Footbridge*) ;; *) echo "The example did not open" >&2; exit 1 ;; esac
xdotool windowfocus --sync "$window"
xdotool key --clearmodifiers ctrl+q
for _ in 1 2 3 4 5 6 7 8 9 10; do
    kill -0 "$process" 2>/dev/null || { trap - EXIT; wait "$process"; exit $?; }
    sleep 0.5
done
echo "The program did not leave on Ctrl+Q" >&2
exit 1
