#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# check-package.sh PACKAGE.deb FOLDER: installs the package with apt into a bare Debian, the folder that
# debootstrap --variant=minbase has filled (it is copied, not changed), runs the programs there,
# removes the package and fails where a file is left. As root; the network is needed for apt.
set -euo pipefail

package=$(realpath "$1")
bare=$(realpath "$2")
[ "$(id -u)" -eq 0 ] || { echo "Only root can change into a folder of its own." >&2; exit 1; }
room=$(mktemp -d)
end() {
    umount "$room/root/proc" 2>/dev/null || true
    rm -rf --one-file-system "$room"
}
trap end EXIT
cp -a "$bare" "$room/root"
# Nothing of it has to outlast a power cut.
echo force-unsafe-io >"$room/root/etc/dpkg/dpkg.cfg.d/unsafe"
mount -t proc proc "$room/root/proc"
mkdir "$room/root/tmp/home"
cp "$package" "$room/root/tmp/footbridge.deb"
inside() { chroot "$room/root" env DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8 HOME=/tmp/home "$@"; }
# Every file outside of what apt, dpkg and the tools for users and groups keep for themselves.
files() {
    (cd "$room/root" && find . -xdev \( -path ./proc -o -path ./run -o -path ./tmp -o -path './etc/*-' -o -path ./var/lib/apt \
        -o -path ./var/lib/dpkg -o -path ./var/cache -o -path ./var/log \) -prune -o -print | sort)
}

# On Debian 13 apt depends on “base-passwd | adduser”, and so keeps adduser once something brings it.
inside apt-get -q -q update
inside apt-get -y -q -q --no-install-recommends install man-db bash-completion shared-mime-info \
    desktop-file-utils hicolor-icon-theme gtk-update-icon-cache adduser >/dev/null
before=$(files)
echo "Installing"
inside apt-get -y -q -q --no-install-recommends install /tmp/footbridge.deb >"$room/log" 2>&1 ||
    { cat "$room/log"; exit 1; }
for needed in libopenblas0-serial fonts-dejavu-core; do
    inside dpkg-query --show --showformat '${Package} ${Version}\n' "$needed"
done
try() { # COMMAND: its output is shown where it fails
    inside "$@" >"$room/log" 2>&1 || { cat "$room/log"; echo "Fails: $*" >&2; exit 1; }
    echo "Works: ${*:1:3}"
}
try footbridge --version
try footbridge-cli --version
try footbridge-cli example /tmp/runs
try footbridge-cli adapt --source /tmp/runs/source.csv --target /tmp/runs/target.csv --shots 12 \
    --strategy 'output map' --bundle /tmp/model.zip --plots /tmp/plots --report /tmp/report.html
try footbridge-cli bundle verify /tmp/model.zip
try man --warnings footbridge-cli
try grep -q footbridge.desktop /usr/share/applications/mimeinfo.cache
# The window itself, as far as there is one without a screen: it must still be there after a while.
code=0
inside env QT_QPA_PLATFORM=offscreen timeout 10 footbridge --example 2>"$room/log" || code=$?
[ $code -eq 124 ] || { cat "$room/log"; echo "The window ends with $code" >&2; exit 1; }
echo "Works: the window"
echo "Removing"
inside apt-get -y -q -q purge footbridge >"$room/log" 2>&1 || { cat "$room/log"; exit 1; }
inside apt-get -y -q -q --purge autoremove >"$room/log" 2>&1 || { cat "$room/log"; exit 1; }
if ! diff <(echo "$before") <(files); then
    echo "Files were left (>) or taken along (<)" >&2
    exit 1
fi
echo "Nothing is left"
