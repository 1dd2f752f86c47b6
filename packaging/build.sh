#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# build.sh [--tests] [TARGET ...]: configures the release preset where needed and builds.
# FOOTBRIDGE_BUILD names another build folder. Without tests several files are compiled as one, which
# takes less time; with tests each alone, which finds what a file forgets to include.
set -euo pipefail
cd "$(dirname "$0")/.."

folder=${FOOTBRIDGE_BUILD:-build/release}
tests=OFF
together=ON
if [ "${1:-}" = --tests ]; then
    tests=ON
    together=OFF
    shift
fi
# A build with tests serves one without. With tests it is configured each time: some need tools that
# may have come since, and none of them may still be missing.
if [ ! -f "$folder/build.ninja" ] || [ $tests = ON ]; then
    cmake --preset release -B "$folder" -DFOOTBRIDGE_TESTS=$tests -DFOOTBRIDGE_EVERY_TEST=$tests \
        -DFOOTBRIDGE_BENCHMARKS=$tests -DCMAKE_UNITY_BUILD=$together
fi
# Several files with Torch as one need 2 GB to compile.
jobs=$(nproc)
memory=$(($(sed -n 's/^MemAvailable: *\([0-9]*\) kB/\1/p' /proc/meminfo) / 2000000 + 1))
[ "$memory" -lt "$jobs" ] && jobs=$memory
targets=()
[ $# -gt 0 ] && targets=(--target "$@")
cmake --build "$folder" -j "$jobs" "${targets[@]}"
