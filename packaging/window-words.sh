#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# window-words.sh PROGRAM KIND: prints the options of the window's program, as its --help lists them:
# man for entries of a manual page, bash, zsh or fish for a file that completes them.
set -euo pipefail

help=$(LC_ALL=C LANGUAGE=en QT_QPA_PLATFORM=offscreen "$1" --help 2>/dev/null)
# A line each: names, value and text between bars; --help breaks its lines.
words=$(awk '
    function flush() { if (names != "") print names "|" value "|" text; names = "" }
    /^Arguments:/ { exit }
    /^  -/ {
        flush()
        line = substr($0, 3)
        gap = match(line, /  +/)
        names = gap ? substr(line, 1, gap - 1) : line
        text = gap ? substr(line, gap + RLENGTH) : ""
        value = ""
        if (match(names, / <[^>]*>/)) {
            value = toupper(substr(names, RSTART + 2, RLENGTH - 3))
            names = substr(names, 1, RSTART - 1)
        }
        next
    }
    /^   / && names != "" { sub(/^ */, ""); text = text (text == "" ? "" : " ") $0 }
    END { flush() }' <<<"$help" | grep -v '^--help-all')
[ "$(wc -l <<<"$words")" -ge 6 ] || {
    echo "The options of $1 cannot be read from its --help" >&2
    exit 1
}
pages=$(sed -n 's/.*one of \(data.*\)\.$/\1/p' <<<"$words" | tr -d ,)
[ -n "$pages" ] || { echo "The pages of $1 cannot be read from its --help" >&2; exit 1; }

option() { # NAMES VALUE TEXT
    case $kind in
    man) printf '.TP\n.BI "%s" "%s"\n%s\n' "${1//-/\\-}" "${2:+ $2}" "$3" ;;
    zsh)
        action=
        [ -n "$2" ] && action=":$2:"
        [ "$2" = FILE ] && action+=_files
        [[ $1 == *--page ]] && action+="($pages)"
        for name in ${1//,/}; do printf " \\\\\n    '%s[%s]%s'" "$name" "${3%.}" "$action"; done
        ;;
    fish)
        printf 'complete -c footbridge'
        for name in ${1//,/}; do
            case $name in --*) printf ' -l %s' "${name#--}" ;; *) printf ' -s %s' "${name#-}" ;; esac
        done
        [ "$2" = FILE ] && printf ' -r -F'
        [ "$2" = NAME ] && printf ' -x'
        [[ $1 == *--page ]] && printf " -a '%s'" "$pages"
        printf " -d '%s'\n" "${3%.}"
        ;;
    bash) printf '%s ' "${1//,/}" ;;
    esac
}

kind=$2
options=$(while IFS='|' read -r names value text; do option "$names" "$value" "$text"; done <<<"$words")
case $kind in
man | fish) printf '%s\n' "$options" ;;
zsh) printf '#compdef footbridge\n_arguments%s \\\n    %s\n' "$options" "'*:file:_files'" ;;
bash)
    cat <<END
_footbridge() {
    local current=\${COMP_WORDS[COMP_CWORD]} IFS=\$' \\n'
    case \${COMP_WORDS[COMP_CWORD-1]},\$current in
    --page,*) COMPREPLY=(\$(compgen -W "$pages" -- "\$current")) ;;
    --response,*) ;;
    *,-*) COMPREPLY=(\$(compgen -W "$options" -- "\$current")) ;;
    *) IFS=\$'\\n'; compopt -o filenames; COMPREPLY=(\$(compgen -f -- "\$current")) ;;
    esac
}
complete -F _footbridge footbridge
END
    ;;
esac
