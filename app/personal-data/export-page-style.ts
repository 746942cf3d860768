/** Inline, because the page is opened as a local file. */
export const EXPORT_PAGE_STYLE = `
:root { color-scheme: light dark; --canvas: oklch(98.5% 0.004 250); --surface: oklch(100% 0 0); --text: oklch(22% 0.02 255); --muted: oklch(48% 0.02 255); --line: oklch(89% 0.01 255); --accent: oklch(50% 0.17 255); }
@media (prefers-color-scheme: dark) { :root { --canvas: oklch(15% 0.015 255); --surface: oklch(19% 0.018 255); --text: oklch(95% 0.005 255); --muted: oklch(71% 0.02 255); --line: oklch(31% 0.02 255); --accent: oklch(76% 0.13 250); } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--text); font: 16px/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 60rem; margin: 0 auto; padding: 3rem 1.25rem 5rem; }
.mark { margin: 0; color: var(--accent); font-weight: 650; }
h1 { margin: .25rem 0 .75rem; font-size: clamp(1.75rem, 5vw, 2.5rem); line-height: 1.1; letter-spacing: -.03em; text-wrap: balance; }
header p, .about { max-width: 44em; color: var(--muted); }
a { color: var(--accent); text-underline-offset: .2em; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: 2rem 0 0; padding: 1.25rem 0; border-block: 1px solid var(--line); list-style: none; }
nav span { color: var(--muted); font-variant-numeric: tabular-nums; }
section { padding-top: 3rem; }
h2 { margin: 0; font-size: 1.375rem; letter-spacing: -.02em; }
.about { margin: .25rem 0 1.25rem; font-size: .9375rem; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; font-variant-numeric: tabular-nums; overflow-wrap: normal; }
th, td { padding: .625rem 1rem .625rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
th { color: var(--muted); font-size: .8125rem; font-weight: 550; }
article { margin: 0 0 1rem; padding: 1.25rem 1.375rem; background: var(--surface); border: 1px solid var(--line); border-radius: .875rem; break-inside: avoid-page; }
dl { display: grid; gap: .75rem; margin: 0; }
dl div { display: grid; gap: .125rem 1.5rem; }
dt { color: var(--muted); font-size: .8125rem; font-weight: 550; }
dd { margin: 0; white-space: pre-wrap; }
dd ul { margin: 0; padding-left: 1.125rem; }
@media (min-width: 44rem) { dl div { grid-template-columns: 10rem minmax(0, 1fr); } dt { padding-top: .15rem; } }
@media print { body { background: none; } main { max-width: none; padding: 0; } nav { display: none; } article { border-radius: 0; } }
`;
