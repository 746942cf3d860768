import { CORRECT_CODE, openCodeQuestion, runCode, stopClock } from "./code";
import { expect, test } from "./test";

interface Attack {
  name: string;
  code: string;
  words: RegExp;
  neverEnds?: boolean;
}

/** Each tries to keep the machine busy, to pass without solving, or to get out. */
const ATTACKS: Record<string, Attack[]> = {
  "code that never ends": [
    {
      name: "an endless loop",
      code: "function twoSum() { for (;;); }",
      words: /Stopped: no result within 2 seconds/,
      neverEnds: true,
    },
    {
      name: "an endless loop outside",
      code: "for (;;);\nfunction twoSum() {}",
      words: /Stopped: no result/,
      neverEnds: true,
    },
    {
      name: "a promise that never comes",
      code: "function twoSum() { return new Promise(() => {}); }",
      words: /Stopped: no result/,
      neverEnds: true,
    },
    {
      name: "endless recursion",
      code: "function twoSum() { return twoSum(); }",
      words: /Maximum call stack/,
    },
    {
      name: "a message flood",
      code: "function twoSum() { for (let i = 0; i < 10000; i += 1) postMessage('{\"value\":7}'); }",
      words: /Returned 7/,
    },
    {
      name: "too much",
      code: "function twoSum() { return 'x'.repeat(1e6); }",
      words: /too much of it/,
    },
    {
      name: "a gigabyte",
      code: "function twoSum(numbers, target) { const all = []; for (let i = 0; target === 9 && i < 128; i += 1) all.push(new Array(1 << 20).fill(i)); return all.length; }",
      words: /Returned 128/,
    },
  ],
  "code that claims to be right": [
    {
      name: "messages of its own",
      code: "postMessage({ kind: 'said', text: 'passed' }); function twoSum() { return []; }",
      words: /isn’t plain data/,
    },
    {
      name: "a result that claims all",
      code: "function twoSum() { return { length: 2, 0: 0, 1: 1, every: () => true, toJSON() { return true; } }; }",
      words: /Returned true/,
    },
    {
      name: "changed built-ins",
      code: "JSON.stringify = () => '[0,1]'; Array.prototype.every = () => true; Object.prototype.passed = true; Object.is = () => true; Promise.prototype.then = function (f) { f(); };\nfunction twoSum() { return [8, 9]; }",
      words: /Returned \[8,9\]/,
    },
    {
      name: "a syntax error",
      code: "function twoSum( {",
      words: /Line 1: SyntaxError: The code ends before/,
    },
    { name: "nothing there", code: "const other = 1;", words: /twoSum is missing/ },
    { name: "nothing given", code: "function twoSum() {}", words: /Returned nothing/ },
  ],
  "code that reaches for the network": [
    {
      name: "fetch",
      code: "async function twoSum() { await fetch('http://localhost/healthz'); return [0, 1]; }",
      words: /Failed to fetch/,
    },
    {
      name: "XMLHttpRequest",
      code: "function twoSum() { const r = new XMLHttpRequest(); r.open('GET', 'http://localhost/healthz', false); r.send(); return [0, 1]; }",
      words: /Failed to execute 'send'/,
    },
    {
      name: "WebSocket",
      code: "function twoSum() { return new Promise((ok, no) => { const s = new WebSocket('ws://localhost:' + 9); s.onopen = () => ok([0, 1]); s.onerror = () => no(new Error('no socket')); }); }",
      words: /no socket|Failed|refused|violates/i,
    },
    {
      name: "importScripts",
      code: "importScripts('http://localhost/assets/root.js'); function twoSum() { return [0, 1]; }",
      words: /importScripts|failed to load|NetworkError/,
    },
    {
      name: "import",
      code: "async function twoSum() { await import('http://localhost/x.js'); return [0, 1]; }",
      words: /Failed to fetch|violates|import/,
    },
  ],
  "code that reaches for the page": [
    {
      name: "eval",
      code: "function twoSum() { return eval('[0, 1]'); }",
      words: /unsafe-eval|eval/,
    },
    {
      name: "the function maker",
      code: "function twoSum() { return Function('return [0, 1]')(); }",
      words: /unsafe-eval|eval/,
    },
    {
      name: "the page",
      code: "function twoSum() { return document.cookie; }",
      words: /document is not defined/,
    },
    {
      name: "the page's storage",
      code: "async function twoSum() { await caches.open('x'); return [0, 1]; }",
      words: /caches|SecurityError|denied|Unexpected|access|failed/i,
    },
  ],
};

for (const [kind, attacks] of Object.entries(ATTACKS))
  test(`the sandbox holds ${kind}`, { tag: "@script" }, async ({ page }) => {
    await openCodeQuestion(page);
    await expect(page.getByRole("textbox", { name: "Your code" })).toHaveClass(/cm-content/);
    await stopClock(page);
    for (const { name, code, words, neverEnds } of attacks)
      await test.step(name, async () => {
        await runCode(page, code, { passed: 0, neverEnds });
        await expect(page.getByText(words).first()).toBeVisible();
        // The page is as it was, and the next run is a fresh one.
        await expect(page.locator("iframe")).toHaveCount(0);
        await runCode(page, CORRECT_CODE, { passed: 9 });
      });
  });

test("the sandbox holds code that never stops sending messages", { tag: "@script" }, async ({
  page,
}) => {
  await openCodeQuestion(page);
  // Its messages are in the way of all others, so time may be over before the first one has arrived.
  await runCode(page, "function twoSum() { for (;;) postMessage('{\"value\":7}'); }", {
    passed: 0,
  });
  await expect(page.getByText(/Returned 7|Stopped/).first()).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
});
