// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace footbridge {

/// The report's style sheet: as light or dark as the reader's screen, light on paper.
inline constexpr const char* kReportStyle = R"(
:root { --ink: #1c2430; --soft: #5b6675; --line: #dde3ea; --accent: #1f6f8b; --pale: #eaf3f6;
  --ground: #fff; color-scheme: light; }
@media screen and (prefers-color-scheme: dark) {
  :root { --ink: #e4e9ef; --soft: #9aa6b4; --line: #343d49; --accent: #4fb0cf; --pale: #1d2b34;
    --ground: #14191f; color-scheme: dark; }
}
* { box-sizing: border-box; }
body { font: 15px/1.55 system-ui, "Segoe UI", "Noto Sans", sans-serif; color: var(--ink);
  background: var(--ground); max-width: 62rem; margin: 2.5rem auto 4rem; padding: 0 1.5rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .25rem; }
h2 { font-size: 1.25rem; margin: 2.6rem 0 .6rem; padding-bottom: .3rem;
  border-bottom: 2px solid var(--accent); }
h3 { font-size: 1rem; margin: 1.4rem 0 .3rem; }
p { margin: .5rem 0; max-width: 48rem; }
.soft, figcaption { color: var(--soft); }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(12.5rem, 1fr)); gap: .8rem;
  margin: 1.4rem 0; }
.fact { background: var(--pale); border-radius: .5rem; padding: .8rem 1rem; }
.fact b { display: block; font-size: 1.35rem; line-height: 1.25; overflow-wrap: anywhere; }
.fact span { color: var(--soft); font-size: .85rem; }
table { border-collapse: collapse; width: 100%; margin: .8rem 0 1rem; font-size: .92rem; }
th, td { padding: .35rem .5rem; border-bottom: 1px solid var(--line); text-align: left;
  vertical-align: top; overflow-wrap: anywhere; }
@media screen and (max-width: 60rem) {
  table { font-size: .82rem; }
  th, td { padding: .35rem .3rem; }
}
td:first-child { max-width: 20rem; overflow-wrap: break-word; }
th { font-weight: 600; color: var(--soft); border-bottom-color: var(--soft);
  overflow-wrap: break-word; }
th.n, td.n { text-align: right; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
td.n, .whole { white-space: nowrap; }
tr.chosen td { background: var(--pale); font-weight: 600; }
code { font: .85em ui-monospace, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
.bar { position: relative; display: block; width: 9rem; height: .75rem; margin: .35rem 0;
  background: var(--line); border-radius: .2rem; }
.bar span { position: absolute; top: 0; height: 100%; background: var(--accent);
  border-radius: .2rem; }
.bar i { position: absolute; top: -.2rem; width: 2px; height: 1.15rem; background: var(--ink); }
.wide .bar { width: 100%; max-width: 48rem; height: 1rem; }
.wide .bar span { opacity: .45; }
dl { margin: .5rem 0; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
ul { padding-left: 1.2rem; margin: .5rem 0; }
figure { margin: 1.2rem 0; break-inside: avoid; }
img { max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: .4rem; }
@media print {
  body { margin: 0; max-width: none; font-size: 11px; }
  h2, h3, dt { break-after: avoid; } tr, .fact { break-inside: avoid; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
)";

}  // namespace footbridge
