#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Installs the Debian packages (12 or 13) that Footbridge is built from; with --tests also those
# that its tests use. Does nothing when all are there.
set -euo pipefail

packages=(
    g++ cmake ninja-build pkg-config ccache mold ca-certificates
    qt6-base-dev qt6-charts-dev libqt6opengl6-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools
    qt6-l10n-tools libquazip1-qt6-dev libeigen3-dev libtorch-dev libonnx-dev libprotobuf-dev
    libopenblas0-serial
    libxgboost-dev nlohmann-json3-dev libssl-dev zlib1g-dev libzstd-dev liblzma-dev libsqlite3-dev
    libnlopt-dev libcli11-dev libgtest-dev libgmock-dev libbenchmark-dev cmark-gfm
    fonts-dejavu-core fonts-noto-cjk
    qt6-translations-l10n
)
tests=(dbus-daemon python3-torch python3-numpy python3-scipy python3-sklearn python3-onnx python3-jsonschema xvfb xauth openbox xdotool
    imagemagick locales git slurm-wlm munge lua5.4
    appstream desktop-file-utils fish libglib2.0-bin lintian man-db shared-mime-info zsh)
# Node's own packages bring npm along and conflict with Debian's.
command -v npm >/dev/null || tests+=(nodejs npm)
# The clang that goes with the system's GCC, with libFuzzer: 14, which Debian 12 calls clang, does not.
. /etc/os-release
if [ "${VERSION_ID:-}" = 12 ]; then
    tests+=(clang-16 libclang-rt-16-dev clang-format-14 clang-tidy-14)
else
    tests+=(clang-19 libclang-rt-19-dev)
fi
[ "${1:-}" = --tests ] && packages+=("${tests[@]}")

missing=()
installed=$(dpkg-query --show --showformat '${Package} ${db:Status-Status}\n' 2>/dev/null || true)
for package in "${packages[@]}"; do
    grep -qx "$package installed" <<<"$installed" || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

root=()
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || {
        echo "These packages are missing: ${missing[*]}. Install them as root, or install sudo." >&2
        exit 1
    }
    root=(sudo)
fi
apt=("${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -y -q --no-install-recommends)
echo "Installing ${#missing[@]} packages: ${missing[*]}"
# The package lists of a bare machine are empty or old; new ones are fetched only then.
"${apt[@]}" --simulate install "${missing[@]}" >/dev/null 2>&1 || "${apt[@]}" update
"${apt[@]}" install "${missing[@]}" || {
    "${apt[@]}" update
    "${apt[@]}" install "${missing[@]}"
}
