"""How the pages look. All text is text of the page, so nothing written shrinks with a plot."""

from __future__ import annotations

from typing import Final

STYLE: Final = """
:root { color-scheme: dark; --ink: #eaf4f2; --quiet: #9fb9bb; --line: rgba(234,244,242,.12);
  --box: #06202a; --foam: #6fe0b7; --coral: #ff9683; --blue: #6fb3cc;
  --dashes: repeating-linear-gradient(180deg, var(--quiet) 0 4px, transparent 4px 8px); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; color: var(--ink); font: 16px/1.5 "Alegreya Sans", "Gill Sans",
  "Segoe UI", sans-serif; font-variant-numeric: lining-nums tabular-nums;
  background: #03121a linear-gradient(180deg, #0a3540, #062430 42%, #03121a) no-repeat; }
main { max-width: 940px; margin: 0 auto; padding: 40px 20px 80px; }
h1, h2 { font-family: Marcellus, "Palatino Linotype", Palatino, serif; font-weight: 400;
  line-height: 1.15; }
h1 { font-size: 2.25rem; margin: 0 0 6px; }
h2 { font-size: 1.4rem; margin: 0 0 4px; }
h1, h2, p, .legend { overflow-wrap: anywhere; }
p { max-width: 46rem; margin: 0 0 12px; color: var(--quiet); text-wrap: pretty; }
section { margin-top: 28px; padding: 20px 24px 18px; border-radius: 10px;
  background: var(--box);
  box-shadow: inset 0 1px 0 rgba(234,244,242,.16), inset 0 0 0 1px rgba(234,244,242,.07); }
.wide { position: relative; left: 50%; width: fit-content; min-width: 100%;
  max-width: calc(100vw - 40px); transform: translateX(-50%); }
.verdict { font-size: 1.125rem; color: var(--ink); }
small { color: var(--quiet); font-size: .8125rem; }

.scroll { overflow-x: auto; background:
  linear-gradient(90deg, transparent, var(--box) 50%) 100% / 44px 100% no-repeat local,
  linear-gradient(90deg, transparent, rgba(111,224,183,.3)) 100% / 16px 100% no-repeat scroll; }
* + .scroll { margin-top: 14px; }
table { width: 100%; border-collapse: collapse; }
th { color: var(--quiet); font-weight: 400; text-align: right; }
th, td { padding: 6px 10px; border-bottom: 1px solid var(--line); text-align: right;
  white-space: nowrap; }
th:first-child, td:first-child { position: sticky; left: 0; z-index: 1; padding-left: 0;
  min-width: 84px; max-width: 200px; text-align: left; white-space: normal;
  overflow-wrap: anywhere; background: var(--box); }
tr:last-child td { border-bottom: 0; }
td[style] small { color: inherit; }
.matrix th { max-width: 110px; font-size: .875rem; white-space: normal; overflow-wrap: anywhere;
  vertical-align: bottom; line-height: 1.2; }
.matrix td { line-height: 1.25; }
.matrix th:first-child, .matrix td:first-child { min-width: 132px; padding-right: 12px; }
.matrix td:not(:first-child) { padding-inline: 8px; }
.matrix small { display: block; }
.pairs td:nth-child(2), .pairs th:nth-child(2) { text-align: left; max-width: 200px;
  white-space: normal; overflow-wrap: break-word; }
th:last-child, td:last-child { padding-right: 0; }
.matrix td:last-child { padding-right: 8px; }
.matrix th:last-child { padding-right: 8px; }

.plot { margin-top: 12px; }
.row, .axis { display: grid; grid-template-columns: minmax(84px, 24%) 1fr 176px; gap: 0 14px;
  align-items: center; }
.row { min-height: 36px; }
.row .name { line-height: 1.2; overflow-wrap: anywhere; }
.row .figure { line-height: 1.2; text-align: right; }
.track { position: relative; align-self: stretch; background: var(--grid); }
.track i { position: absolute; top: 50%; }
.whisker { height: 4px; margin-top: -2px; border-radius: 2px; opacity: .6; }
.dot { width: 12px; height: 12px; margin: -6px; border-radius: 50%; }
.axis .ticks { grid-column: 2; }
.ticks { position: relative; height: 22px; color: var(--quiet); font-size: .8125rem; }
.ticks span { position: absolute; top: 2px; transform: translateX(-50%); white-space: nowrap; }
.axis .ticks span.first { transform: translateX(-20%); }
.axis .ticks span.last { transform: translateX(-80%); }
.ticks .unit { right: 0; top: 18px; transform: none; }

.bars { display: grid; gap: 10px; }
.bar { display: grid; grid-template-columns: 1fr auto; gap: 3px 14px; align-items: baseline; }
.bar .figure { text-align: right; white-space: nowrap; }
.bar .track { grid-column: 1 / -1; height: 12px; border-radius: 6px;
  background: rgba(234,244,242,.07); }
.bar .track i { inset: 0 auto 0 0; border-radius: 6px; min-width: 3px; }
.bar .track .whisker { inset: auto; top: 50%; background: var(--ink); opacity: .75; height: 2px;
  margin-top: -1px; min-width: 0; }

.deeds td, .deeds th { padding-block: 4px; }
.deeds th:nth-child(3) { text-align: center; }
.deeds td:first-child { min-width: 110px; width: 26%; line-height: 1.2;
  overflow-wrap: break-word; }
.deeds .often { width: 15%; min-width: 72px; padding-right: 14px; }
.deeds .often i { display: block; height: 3px; margin-top: 1px; border-radius: 2px;
  background: var(--blue); }
.deeds .often u { display: block; text-decoration: none; background: rgba(234,244,242,.08);
  border-radius: 2px; }
.deeds td.track { min-width: 96px; padding: 0; }
.deeds .figure { width: 22%; }
.deeds td[colspan] { padding: 0; height: 9px; background:
  radial-gradient(circle, var(--quiet) 1.5px, transparent 2px) center / 14px 5px repeat-x; }
.deeds .below { border: 0; padding: 0; }
details { margin-top: 10px; }
summary { display: inline-flex; align-items: center; min-height: 36px; padding: 0 10px 0 0;
  color: var(--quiet); cursor: pointer; }
summary:hover { color: var(--ink); }
summary::before { content: "›"; width: 16px; font-size: 1.25rem; }
details[open] summary::before { transform: rotate(90deg); transform-origin: 6px 55%; }

.multiples { display: grid; grid-template-columns: repeat(auto-fill, minmax(250px, 1fr));
  gap: 22px 26px; margin-top: 14px; }
.multiples.single { display: block; }
figure { margin: 0; min-width: 0; }
figcaption { display: flex; flex-wrap: wrap; gap: 0 10px; align-items: baseline;
  justify-content: space-between; padding-left: 48px; line-height: 1.25;
  overflow-wrap: anywhere; }
.histogram { position: relative; height: 112px; margin: 6px 0 0 48px; background: var(--grid); }
.single .histogram { height: 220px; }
.histogram svg { display: block; width: 100%; height: 100%; overflow: visible; }
.histogram .steps { fill-opacity: .16; stroke-width: 2; stroke-linejoin: round;
  vector-effect: non-scaling-stroke; }
.histogram .up { position: absolute; right: 100%; margin-right: 8px; transform: translateY(-50%);
  color: var(--quiet); font-size: .8125rem; line-height: 1; white-space: nowrap; }
figure .ticks { height: 40px; margin-left: 48px; }

.legend { display: flex; flex-wrap: wrap; gap: 4px 22px; list-style: none; margin: 8px 0 0;
  padding: 0; }
.legend span { display: inline-block; width: 10px; height: 10px; border-radius: 5px;
  margin-right: 7px; }

@media (max-width: 640px) {
  main { padding: 20px 10px 40px; }
  h1 { font-size: 1.75rem; }
  section { margin-top: 16px; padding: 16px 14px; }
  .wide { max-width: 100%; }
  table { font-size: .875rem; }
  th, td { padding: 6px 7px; }
  th { white-space: normal; vertical-align: bottom; line-height: 1.2; }
  td small { display: block; font-size: .75rem; }
  th:first-child, td:first-child { min-width: 100px; max-width: 124px; padding-left: 0; }
  .matrix th:first-child, .matrix td:first-child { min-width: 100px; padding-right: 7px; }
  .row { grid-template-columns: 1fr auto; padding: 4px 0 0; }
  .row .track { grid-row: 2; grid-column: 1 / -1; height: 24px; }
  .row .figure { text-align: right; }
  .axis { grid-template-columns: 1fr; }
  .axis .ticks { grid-column: 1; }
  .bar { grid-template-columns: 1fr; gap: 1px; }
  .bar .figure { text-align: left; }
  .bar .track { margin-top: 4px; }
  .deeds td:first-child { min-width: 84px; max-width: 112px; }
  .deeds .often { min-width: 50px; padding-inline: 4px 6px; }
  .deeds td.track { min-width: 76px; }
  .deeds .figure { padding-left: 8px; }
  .deeds td small { white-space: nowrap; }
}
"""
