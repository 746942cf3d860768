// How long a press takes to show, in ms (INP): the longest event of each press from its start to the frame that shows it,
// in Chromium with a processor slowed four times. Each press is the first on a page of its own, three seconds after the
// page came. Where no graphics processor draws, drawing counts too.
// Usage: node bench/presses.mjs [presses of each kind, default 5] [origin of a server, default one of its own]
import { chromium } from "@playwright/test";
import { findBrowser } from "../scripts/browser.mjs";
import { startServer, stopServers } from "./servers.mjs";

const SLOWDOWN = 4;
const SETTLED_MS = 3000;
const SHOWN_MS = 1500;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };
const PALETTE = ".palette-toggle";

/** `before` is pressed first, without being measured; `type` is a key in place of a press. */
const PRESSES = [
  ...["/", "/about", "/interview", "/mentors"].flatMap((path) => [
    { name: `menu of a phone, ${path}`, path, press: ".menu-toggle", screen: PHONE },
    {
      name: `color in that menu, ${path}`,
      path,
      before: ".menu-toggle",
      press: ".swatches > [value=matrix]",
      screen: PHONE,
    },
    { name: `palette, ${path}`, path, press: PALETTE },
    {
      name: `color in the palette, ${path}`,
      path,
      before: PALETTE,
      press: ".swatches > [value=matrix]",
    },
    { name: `light theme, ${path}`, path, press: ".theme-choice[value=light]" },
  ]),
  { name: "career fields, /", path: "/", press: ".menu-chevron" },
  { name: "a mentor’s dialog", path: "/mentors", press: "a[data-dialog]" },
  {
    name: "a level of the assessment",
    path: "/assessment/1",
    press: ".choice-row label:nth-of-type(4)",
    screen: PHONE,
  },
  { name: "a letter of a message", path: "/contact", before: "textarea", type: "a", screen: PHONE },
  {
    name: "a letter of an answer (React)",
    session: true,
    before: "textarea[name=answer]",
    type: "a",
    screen: PHONE,
  },
  { name: "hint of a question (React)", session: true, press: "main summary", screen: PHONE },
];

const count = Number(process.argv[2] ?? 5);
const origin = process.argv[3] ?? (await startServer(["build/server/index.js"])).origin;
const browser = await chromium.launch(await findBrowser(chromium.executablePath()));
try {
  console.log(`${"".padEnd(34)}median worst`);
  for (const press of PRESSES) {
    const times = [];
    for (let i = 0; i < count; i += 1) times.push(await measure(press));
    times.sort((a, b) => a - b);
    const figures = [times[Math.floor(count / 2)], times.at(-1)];
    console.log(press.name.padEnd(34) + figures.map((ms) => String(ms).padStart(6)).join(""));
  }
} finally {
  await browser.close();
  await stopServers();
}

async function measure({ path, session, before, press, type, screen = DESKTOP }) {
  const context = await browser.newContext({ viewport: screen, hasTouch: screen === PHONE });
  const page = await context.newPage();
  await page.addInitScript(recordEvents);
  if (session) await startSession(page);
  else await page.goto(origin + path);
  await page.waitForTimeout(SETTLED_MS);
  const devTools = await context.newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  if (before) await pressFirst(page, before);
  await page.evaluate("events.length = 0");
  if (type) await page.keyboard.press(type);
  else await pressFirst(page, press);
  await page.waitForTimeout(SHOWN_MS);
  const longest = await page.evaluate("Math.max(0, ...events)");
  await context.close();
  return longest;
}

/** Only events of presses and keys have an id; those under 16 ms are not reported. */
function recordEvents() {
  window.events = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) window.events.push(duration);
  }).observe({ type: "event", durationThreshold: 16 });
}

/** A pointer comes to rest before it presses. */
async function pressFirst(page, selector) {
  const target = page.locator(selector).filter({ visible: true }).first();
  await target.hover();
  await page.waitForTimeout(500);
  await target.click();
  await page.waitForTimeout(SHOWN_MS);
}

async function startSession(page) {
  await page.goto(`${origin}/interview`);
  const response = await page.request.post(`${origin}/interview`, {
    form: { card: "databases", mode: "practice" },
    headers: { Origin: origin },
    maxRedirects: 0,
  });
  await page.goto(origin + response.headers().location);
}
