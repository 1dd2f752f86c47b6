#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# Runs a command on an X server of its own, with a window manager where one is installed.
set -eu
folder=$(mktemp -d)
server='' manager=''
clean() {
    for process in $manager $server; do kill "$process" 2>/dev/null || true; done
    rm -rf "$folder"
}
trap clean EXIT INT TERM

Xvfb -displayfd 3 -screen 0 "${FOOTBRIDGE_TEST_SCREEN:-1920x1080}x24" -nolisten tcp 3>"$folder/display" 2>"$folder/xvfb.log" &
server=$!
waited=0
while [ ! -s "$folder/display" ]; do
    waited=$((waited + 1))
    [ "$waited" -lt 100 ] || { cat "$folder/xvfb.log" >&2; exit 1; }
    sleep 0.1
done
DISPLAY=":$(cat "$folder/display")"
QT_QPA_PLATFORM=xcb
XDG_CONFIG_HOME="$folder/config"
XDG_DATA_HOME="$folder/data"
XDG_RUNTIME_DIR="$folder"
export DISPLAY QT_QPA_PLATFORM XDG_CONFIG_HOME XDG_DATA_HOME XDG_RUNTIME_DIR
if command -v openbox >/dev/null 2>&1; then
    openbox >"$folder/openbox.log" 2>&1 &
    manager=$!
    sleep 0.3
fi
"$@"
