/** Inline, because the page is opened as a local file. */
export const OFFLINE_STYLE = `
:root { color-scheme: light dark; --canvas: oklch(98.5% 0.004 250); --surface: oklch(100% 0 0); --text: oklch(22% 0.02 255); --muted: oklch(48% 0.02 255); --line: oklch(89% 0.01 255); --primary: oklch(50% 0.17 255); --right: oklch(48% 0.125 155); }
@media (prefers-color-scheme: dark) { :root { --canvas: oklch(15% 0.015 255); --surface: oklch(19% 0.018 255); --text: oklch(95% 0.005 255); --muted: oklch(71% 0.02 255); --line: oklch(31% 0.02 255); --primary: oklch(76% 0.13 250); --right: oklch(80% 0.155 155); } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--text); font: 17px/1.65 system-ui, sans-serif; overflow-wrap: break-word; }
main { max-width: 44rem; margin: 0 auto; padding: 3rem 1.25rem 6rem; }
h1, h2, h3, h4 { line-height: 1.2; letter-spacing: -.02em; text-wrap: balance; }
h1 { font-size: clamp(1.9rem, 6vw, 2.75rem); }
h2 { margin-top: 0; font-size: 1.75rem; }
h3 { margin-top: 2.25rem; font-size: 1.25rem; }
a { color: var(--primary); text-underline-offset: .2em; }
article { margin-top: 4rem; padding-top: 2.5rem; border-top: 1px solid var(--line); }
.note { color: var(--muted); font-size: .9375rem; }
nav li { margin-block: .25rem; }
pre { overflow-x: auto; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); font-size: .875rem; line-height: 1.6; }
code { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .9em; }
figure { margin: 1.5rem 0; padding: 1.25rem; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
figure svg { display: block; width: 100%; height: auto; }
.lesson-table { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; }
th, td { padding: .5rem 1rem .5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
td code { overflow-wrap: anywhere; }
details { margin-top: 1rem; padding: .5rem 1.25rem; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); }
summary { padding-block: .5rem; cursor: pointer; font-weight: 600; color: var(--primary); }
.right { color: var(--right); font-weight: 600; }
@media print { body { background: none; font-size: 11pt; } article { break-before: page; border-top: 0; } pre { white-space: pre-wrap; } pre, figure, tr { break-inside: avoid; } }
`;
