#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# package_test.sh BUILD BUNDLE: makes the package twice and has Debian's tools judge it: the same
# bytes, no errors of lintian, every file in its place, every option in the manual and the
# completions. Fails with a sentence.
set -euo pipefail

build=$1 bundle=$2
source=$(cd "$(dirname "$0")/../../.." && pwd)
room=$(mktemp -d)
trap 'rm -rf "$room"' EXIT
fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

export SOURCE_DATE_EPOCH=1700000000
for time in 1 2; do
    (cd "$build" && umask 0$((time * 11 + 11)) && cpack -B "$room/$time" >"$room/log" 2>&1) ||
        fail "$(cat "$room/log")"
done
package=$(echo "$room"/1/footbridge_*.deb)
cmp "$package" "$room"/2/footbridge_*.deb || fail "Two packages differ"
times=$(TZ=UTC dpkg-deb --contents "$package" | awk '{print $4, $5}' | sort -u)
[ "$times" = "2023-11-14 22:13" ] || fail "Times in the package: $times"

lintian --allow-root --fail-on error "$package" || fail "lintian finds errors"
for needed in libopenblas0-serial fonts-dejavu-core libtorch libqt6widgets6; do
    grep -q "$needed" <<<"$(dpkg-deb --field "$package" Depends)" || fail "$needed is not pulled"
done

dpkg-deb --extract "$package" "$room/root"
cd "$room/root/usr"
desktop-file-validate share/applications/footbridge.desktop
appstreamcli validate --no-net --no-color share/metainfo/*.metainfo.xml || fail "AppStream"
for page in footbridge footbridge-cli; do
    warnings=$(LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings --local-file "share/man/man1/$page.1.gz" 2>&1 >"$room/$page.txt")
    [ -z "$warnings" ] || fail "$page.1: $warnings"
    while read -r title; do
        grep -qx "$title" "$room/$page.txt" || fail "$page.1 lacks its section $title"
    done < <(sed -n 's/^\.SH //p' "$source/packaging/$page.1.in")
    bash -n "share/bash-completion/completions/$page"
    zsh -n "share/zsh/vendor-completions/_$page"
    fish --no-execute "share/fish/vendor_completions.d/$page.fish"
    [ "$(sed -n 's/^Exec=\([^ ]*\).*/\1/p' share/applications/footbridge.desktop)" = footbridge ]
    [ -x "bin/$page" ] || fail "bin/$page is missing"
done
for size in 16 22 24 32 48 64 128 256 512; do
    icon=share/icons/hicolor/${size}x$size/apps/footbridge.png
    [ "$(od -An -tu1 -j18 -N2 "$icon" | awk '{print $1 * 256 + $2}')" = $size ] ||
        fail "$icon is not $size pixels wide"
done
[ -s share/footbridge/help/bundle-manifest.schema.json ] || fail "The schema of manifests is missing"
[ -s share/icons/hicolor/scalable/apps/footbridge.svg ]
for language in de es fr ja zh_CN; do
    [ -s "share/footbridge/translations/footbridge_$language.qm" ] || fail "$language is missing"
done
for program in bin/footbridge bin/footbridge-cli; do
    ! grep -qaF "$source" "$program" || fail "$program names the build folder"
    [[ $(readelf -d "$program") != *RUNPATH* ]] || fail "$program has a path to libraries"
done

# Every option of every command stands in the manual, and is completed.
manual=$(gzip -dc share/man/man1/footbridge-cli.1.gz | sed 's/\\-/-/g')
export PATH=$PWD/bin:$PATH QT_QPA_PLATFORM=offscreen
. share/bash-completion/completions/footbridge-cli
. share/bash-completion/completions/footbridge
compopt() { :; }
completed() { # WORDS: what follows the last of them
    COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMPREPLY=()
    if [ "$1" = footbridge ]; then _footbridge; else _footbridge_cli; fi
    printf '%s\n' "${COMPREPLY[@]}"
}
completes() { # WHAT WORDS
    local what=$1
    shift
    grep -qx -- "$what" <<<"$(completed "$@")" || fail "bash does not complete $what after $*"
}
commands=0
options=0
walk() { # COMMAND WORDS: this command and those below it
    local help option below offered
    help=$(footbridge-cli "$@" --help)
    offered=$(completed footbridge-cli "$@" --)
    for option in $(sed -n 's/^  \(-h,\)\?\(--[a-z-]*\).*/\2/p' <<<"$help"); do
        grep -qx -- "$option" <<<"$offered" || fail "bash does not complete $* $option"
        case $option in --help | --help-all | --json | --quiet | --threads | --version) continue ;; esac
        awk -v command="$*" -v option="$option" '
            /^\.SS / { inside = ($0 == ".SS \"" command "\"") }
            inside && index($0, "\"" option "\"") { found = 1 }
            END { exit !found }' <<<"$manual" || fail "The manual lacks $* $option"
        options=$((options + 1))
    done
    commands=$((commands + 1))
    for below in $(sed '1,/^Subcommands:/d' <<<"$help" | sed '/^$/,$d' | awk '/^  [a-z]/ {print $1}'); do
        completes "$below" footbridge-cli "$@" ""
        walk "$@" "$below"
    done
}
walk
[ $commands -gt 25 ] && [ $options -gt 200 ] || fail "Only $commands commands were read"
for choice in kernel-tuner-t4 expectile time_to_solution uint16 adamw moldable-easy; do
    grep -q -- "$choice" <<<"$manual" || fail "The manual lacks the choice $choice"
done
completes pinball footbridge-cli adapt --loss p
completes results footbridge --page re
completes --target footbridge --t
cd "$room/root/usr/share"
completes footbridge footbridge-cli inspect fo
completes space footbridge-cli inspect --thousands s
fished=$(fish --no-config -c "source fish/vendor_completions.d/footbridge-cli.fish
    complete -C 'footbridge-cli bundle '; complete -C 'footbridge-cli adapt --loss '
    complete -C 'footbridge-cli inspect --thousands s'" 2>&1)
for word in verify pinball space; do grep -q "^$word" <<<"$fished" || fail "fish does not complete $word: $fished"; done
! grep -q ^platforms <<<"$fished" || fail "fish completes commands where none may stand"
! grep -qi error <<<"$fished" || fail "fish: $fished"
# zsh says what a list of values holds when it takes the list apart.
lists=$(sed -n "s/^ *'\*--thousands\[.*:\((.*)\)'.*/\1/p" zsh/vendor-completions/_footbridge-cli | head -n 1)
zsh -c "values=\$(cat); eval \"list=\$values\"; (( \$list[(I)space] && \$#list == 4 ))" <<<"${lists//"'\\''"/"'"}" ||
    fail "zsh does not read the values of --thousands: $lists"

# One date for all that tell of the release.
release=$(sed -n 's/.*<release version="\(.*\)" date="\(.*\)".*/## \1 (\2)/p' metainfo/*.metainfo.xml | head -n 1)
grep -qxF "$release" "$source/CHANGELOG.md" || fail "CHANGELOG.md has no line $release"

# GLib's desktops know a bundle as well.
mkdir -p "$room/data/mime/packages"
cp mime/packages/footbridge.xml "$room/data/mime/packages"
XDG_DATA_HOME=$room/data update-mime-database "$room/data/mime"
type=$(XDG_DATA_HOME=$room/data gio info -a standard::content-type "$bundle")
grep -q application/x-footbridge-bundle <<<"$type" || fail "GLib does not know a bundle"
echo "$(stat -c %s "$package") bytes, $commands commands, $options options"
