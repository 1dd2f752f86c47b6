#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# release.sh [--twice] [SUITE ...]: builds the package of the committed sources for each Debian release
# (bookworm and trixie unless named) in a chroot of its own, installs it with apt into another, bare
# one, runs the programs there and removes it again (check-package.sh). --twice builds from nothing
# twice and compares the bytes. Packages go to build/packages/SUITE; chroots are kept in
# FOOTBRIDGE_CHROOTS (default: build/chroots), so that the next release is faster. As root, with
# debootstrap; takes half an hour and 8 GB for each release.
set -euo pipefail
cd "$(dirname "$0")/.."

times=1
if [ "${1:-}" = --twice ]; then
    times=2
    shift
fi
suites=("$@")
[ ${#suites[@]} -gt 0 ] || suites=(bookworm trixie)
[ "$(id -u)" -eq 0 ] || { echo "Only root can make chroots." >&2; exit 1; }
command -v debootstrap >/dev/null || { echo "debootstrap is missing: apt install debootstrap" >&2; exit 1; }
chroots=$(realpath -m "${FOOTBRIDGE_CHROOTS:-build/chroots}")
commit=$(git rev-parse HEAD)
epoch=$(git log -1 --format=%ct "$commit")
mkdir -p "$chroots"
mounted=
end() { [ -z "$mounted" ] || umount "$mounted"; }
trap end EXIT

for suite in "${suites[@]}"; do
    bare=$chroots/$suite
    if [ ! -f "$bare.complete" ]; then
        rm -rf --one-file-system "$bare"
        debootstrap --variant=minbase "$suite" "$bare"
        touch "$bare.complete"
    fi
    room=$chroots/$suite-build
    [ -d "$room" ] || cp -a "$bare" "$room"
    mounted=$room/proc
    mount -t proc proc "$mounted"
    results=$PWD/build/packages/$suite
    rm -rf "$results"
    for ((time = 1; time <= times; ++time)); do
        # One place in every chroot: what the compiler says of files is the same, whoever builds.
        rm -rf "$room/build"
        mkdir -p "$room/build/footbridge" "$results/$time"
        git archive "$commit" | tar -x -C "$room/build/footbridge"
        chroot "$room" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 HOME=/tmp \
            CCACHE_DISABLE=1 SOURCE_DATE_EPOCH="$epoch" bash -euc '
                umask 022
                cd /build/footbridge
                ./packaging/install-dependencies.sh
                DEBIAN_FRONTEND=noninteractive apt-get -y -q --no-install-recommends install dpkg-dev file
                ./packaging/build.sh footbridge footbridge-cli footbridge_documents
                cd build/release && cpack'
        cp "$room"/build/footbridge/build/release/footbridge_*.deb "$results/$time"
    done
    umount "$mounted"
    mounted=
    [ "$times" -eq 1 ] || cmp "$results"/[12]/footbridge_*.deb
    mv "$results"/1/footbridge_*.deb "$results"
    rm -rf "$results"/[12]
    ./packaging/check-package.sh "$results"/footbridge_*.deb "$bare"
    sha256sum "$results"/footbridge_*.deb
done
