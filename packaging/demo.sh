#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds what is needed and shows the main job on the built-in example: in
# the window where there is a display, else (or with --headless) on the command line.
# usage: packaging/demo.sh [--headless] [FOLDER]   FOLDER: where the results go (default: build/demo-results)
set -euo pipefail

headless=no
results=
if [ "${1:-}" = --headless ]; then
    headless=yes
    shift
fi
[ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && headless=yes
[ $# -gt 0 ] && results=$(realpath -m "$1")
cd "$(dirname "$0")/.."
build=${FOOTBRIDGE_BUILD:-build/release}
results=${results:-$PWD/build/demo-results}

./packaging/install-dependencies.sh
if [ $headless = no ]; then
    ./packaging/build.sh footbridge handbook
    echo "Opening the window with the example loaded"
    exec "$build/bin/footbridge" --example
fi
./packaging/build.sh footbridge-cli

example=$build/share/footbridge/example

step() {
    printf '\n$ footbridge-cli'
    printf ' %s' "$@"
    printf '\n'
    "$build/bin/footbridge-cli" "$@"
}
mkdir -p "$results"
echo "No display is used: the same work on the command line. Results go to $results"
step inspect "$example/source.csv"
step inspect "$example/target.csv"
step match --source "$example/source.csv" --target "$example/target.csv"
step adapt --source "$example/source.csv" --target "$example/target.csv" --shots 20 --seed 1 \
    --accept-suggestions 0.5 --bundle "$results/model.zip" --predictions "$results/predictions.csv" \
    --report "$results/report.html" --plots "$results"
step bundle verify "$results/model.zip"
step predict "$results/model.zip" "$example/target.csv" --out "$results/predicted-again.csv"
printf '\nEverything is in %s:\n' "$results"
ls "$results"
