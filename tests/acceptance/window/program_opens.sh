#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# program_opens.sh PROGRAM BUNDLE: the program itself opens the example in a window, shows a bundle
# that is named on its command line, answers the keyboard and leaves on Ctrl+Q.
set -eu
program=$1 bundle=$2
command -v xdotool >/dev/null 2>&1 || { echo "xdotool is not installed" >&2; exit 1; }
process=''
trap 'kill $process 2>/dev/null || true' EXIT
fail() {
    echo "$*" >&2
    exit 1
}

opens() { # TITLE: sets the window of the program that is called so
    for try in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do
        window=$(xdotool search --all --onlyvisible --pid "$process" --name "$1" | head -n 1) || window=''
        [ -z "$window" ] || { echo "window: $(xdotool getwindowname "$window")"; return; }
        sleep 0.5
    done
    fail "No window is called $1"
}

leaves() {
    xdotool windowfocus --sync "$window"
    xdotool key --clearmodifiers ctrl+q
    for try in 1 2 3 4 5 6 7 8 9 10; do
        kill -0 "$process" 2>/dev/null || { wait "$process"; return; }
        sleep 0.5
    done
    fail "The program did not leave on Ctrl+Q"
}

"$program" --example --page features &
process=$!
opens 'two cores.*Footbridge'
leaves

"$program" "$bundle" &
process=$!
opens '^Bundle'
xdotool windowfocus --sync "$window"
xdotool key --clearmodifiers Escape
for try in 1 2 3 4 5 6 7 8 9 10; do
    xdotool search --all --onlyvisible --pid "$process" --name '^Bundle' >/dev/null || break
    sleep 0.5
done
! xdotool search --all --onlyvisible --pid "$process" --name '^Bundle' >/dev/null ||
    fail "The bundle did not close on Escape"
opens 'Footbridge'
leaves
