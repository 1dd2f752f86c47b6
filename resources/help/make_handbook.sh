#!/bin/bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Makes the handbook: a folder of HTML files from the Markdown beside this script, and a page for each
# command from what the program itself says with --help.
# usage: make_handbook.sh CLI CMARK-GFM FOLDER
set -euo pipefail
cli=$1
cmark=$2
folder=$3
sources=$(dirname "$(realpath "$0")")
# Help ends at once; what a sanitizer might find by then is for the tests to say.
export ASAN_OPTIONS=detect_leaks=0

rm -rf "$folder"
mkdir -p "$folder/pictures"
cp "$sources"/handbook.css "$folder"
cp "$sources"/pictures/*.png "$folder/pictures"
cp "$sources"/../bundle-manifest.schema.json "$folder"

html() { "$cmark" --unsafe -e table --to html | sed -E 's/(href="[a-z-]+)\.md"/\1.html"/g; s/(href=")\.\.\//\1/g'; }
escaped() { sed -e 's/&/\&amp;/g' -e 's/</\&lt;/g' -e 's/>/\&gt;/g'; }
contents=$(html <"$sources/contents.md")

page() { # NAME TITLE   the body comes by the standard input
    local title=Footbridge
    [ "$2" = Footbridge ] || title="$2 – Footbridge"
    cat >"$folder/$1.html" <<HTML
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>$title</title>
<link rel="stylesheet" href="handbook.css">
</head>
<body>
<nav>
${contents//href=\"$1.html\"/href=\"$1.html\" aria-current=\"page\"}
</nav>
<main>
$(cat)
</main>
</body>
</html>
HTML
}

for file in "$sources"/*.md; do
    name=$(basename "$file" .md)
    [ "$name" = contents ] || page "$name" "$(sed -n 's/^# //p;T;q' "$file")" < <(html <"$file")
done

# Every command's help, one file each: "help campaign init", and "help " for the program itself.
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$cli" --help-all >"$work/all"
awk -v folder="$work" '
    /^# footbridge-cli/ { name = $0; sub(/^# footbridge-cli ?/, "", name); file = folder "/help " name; next }
    { print >file }' "$work/all"

# Help as HTML: a heading for each section, a table of what stands in it, the example as it is typed.
help_body() { # COMMAND
    tail -n +2 "$work/help $1" | escaped | awk -v command="$1" '
        function close_row() {
            if (row == "") return
            cell = "<code>" row "</code>"
            if (links) {
                page = "command-" (command == "" ? "" : command "-") row ".html"
                gsub(/ /, "-", page)
                cell = "<a href=\"" page "\">" row "</a>"
            }
            print "<tr><td>" cell "</td><td>" what "</td></tr>"
            row = what = ""
        }
        function close_all() {
            close_row()
            if (table) print "</tbody></table>"
            if (text) print "</p>"
            table = text = 0
        }
        example { sub(/^  /, ""); if ($0 != "") print; next }
        /^Usage: / { sub(/^Usage: /, ""); print "<pre><code>" $0 "</code></pre>"; next }
        tolower($0) ~ /example:$/ { close_all(); printf "<h2>Example</h2><pre><code>"; example = 1; next }
        /^[^ ].*:$/ {
            close_all()
            links = tolower($0) ~ /^subcommands:/
            sub(/:$/, "")
            print "<h2>" $0 "</h2>"
            next
        }
        /^  [^ ]/ {
            close_row()
            if (!table) { close_all(); print "<table><tbody>"; table = 1 }
            row = substr($0, 3)
            at = match(row, /   *[^ ]/)
            if (at) { what = substr(row, RSTART + RLENGTH - 1); row = substr(row, 1, at - 1) }
            next
        }
        /^ / { sub(/^ +/, ""); what = what (what == "" ? "" : " ") $0; next }
        /^$/ { close_all(); next }
        { if (!text) { close_all(); print "<p>"; text = 1 } print }
        END { close_all(); if (example) print "</code></pre>" }'
}

sed -nE 's/^# footbridge-cli (.+)$/\1/p' "$work/all" | while read -r name; do
    {
        echo "<h1>footbridge-cli $name</h1>"
        echo "<p>$(head -n 1 "$work/help $name" | escaped).</p>"
        help_body "$name"
        echo '<p><a href="commands.html">All commands</a></p>'
    } | page "command-${name// /-}" "$name"
done
{
    echo "<h1>Commands</h1>"
    html <<'TEXT'
`footbridge-cli` has the powers of the window without a display. These pages are what each command says with
`--help`; the examples at their ends work as typed.

Results go to the standard output, progress to the standard error. `--json` prints results for programs. The
exit code is 0 when done, 1 when the data or the model are at fault or a file cannot be read or written, 2 for wrong
usage, 3 when what was compared differs, and 130 when cancelled.
TEXT
    help_body ""
} | page commands Commands
