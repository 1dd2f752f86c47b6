#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs what is missing, builds and runs every test: those of the command line under a German
# locale, where most could go wrong, those of core under both. FOOTBRIDGE_DATA names a folder of real
# data for the tests that use some, FOOTBRIDGE_REFERENCE one of results that others computed.
set -euo pipefail
cd "$(dirname "$0")/.."
build=${FOOTBRIDGE_BUILD:-$PWD/build/release}

./packaging/install-dependencies.sh --tests
./packaging/build.sh --tests

# A locale of our own, so that the system's stay as they are.
locales=$build/locales
if [ ! -d "$locales/de_DE.UTF-8" ]; then
    mkdir -p "$locales"
    localedef -i de_DE -f UTF-8 "$locales/de_DE.UTF-8"
fi

if [ -z "${FOOTBRIDGE_DATA:-}" ]; then
    echo "FOOTBRIDGE_DATA is not set: the tests on real data are left out."
fi
if [ -z "${FOOTBRIDGE_REFERENCE:-}" ]; then
    echo "FOOTBRIDGE_REFERENCE is not set: the tests against others' results are left out."
fi
echo "German locale"
LOCPATH=$locales LC_ALL=de_DE.UTF-8 LANG=de_DE.UTF-8 \
    ctest --test-dir "$build" -j2 --output-on-failure -L 'unit|cli' --quiet \
    --output-log "$build/german-locale.log" ||
    { cat "$build/german-locale.log"; exit 1; }
tail -n 3 "$build/german-locale.log"

exec ctest --test-dir "$build" -j2 --output-on-failure -LE cli
