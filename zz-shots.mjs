import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import SQLite from "better-sqlite3";
const PORT = 23457;
const dir = mkdtempSync(join(tmpdir(), "w1shots-"));
const server = spawn(process.env.NODE24 ?? "node", ["--import", "tsx", "tests/support/e2e-server.mjs"], { env: { ...process.env, PORT: String(PORT), E2E_DATA_DIR: dir, LOG_LEVEL: "error" }, stdio: "inherit" });
const base = `http://localhost:${PORT}`;
for (let i = 0; i < 120; i++) { try { if ((await fetch(base + "/readyz")).ok) break; } catch {} await new Promise(r => setTimeout(r, 500)); }
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const only = process.argv[2];
const context = await browser.newContext({ colorScheme: "dark", viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
const page = await context.newPage();
const shot = async (name, path) => {
  if (only && !name.includes(only)) return;
  for (const [w, scheme] of [[1440, "dark"], [390, "dark"], [1440, "light"]]) {
    if (scheme === "light" && !process.argv[3]) continue;
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: w, height: w === 390 ? 844 : 900 });
    if (path) await page.goto(base + path);
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/w1shots/${name}-${scheme}-${w}.png`, fullPage: true });
  }
};
const post = async (path, fields) => page.request.post(base + path, { headers: { Origin: base, "Content-Type": "application/x-www-form-urlencoded" }, data: new URLSearchParams(fields).toString(), maxRedirects: 0 });
await shot("empty", "/stories");
// paste
await page.goto(base + "/stories/paste");
await page.fill("#notes", "Freezer Saturday: died at 7, moved 2k of stock to the butcher next door before opening, lost only the ice cream\n\nAmir on tills, couldn’t do refunds. 3 mornings side by side. now he trains the new ones\n\nxmas rota. nobody wanted the 24th. one wish each, drew the rest, no one swapped");
await page.click("button[value=split]");
await page.waitForLoadState();
await shot("paste", null);
const S = [
 ["First week in charge", "I asked the team what to stop doing. They listed six things. We stopped four.", "", ["change","mistake","leading"]],
 ["£1,900 short", "My own count was wrong, and I said so first. Then I counted again with Jo.", "", ["mistake","little-information","change"]],
 ["Forty refunds", "A wrong price on the shelf, forty people at the desk. I opened a second till.", "A wrong price on the shelf, forty people at the desk. I opened a second till and said sorry to each.", ["difficult-customer","pressure","proud-result"]],
 ["The Christmas rota", "One wish each, the rest drawn. Nobody swapped.", "", ["saying-no","leading","pressure","change"]],
 ["Amir on the tills", "Three mornings side by side; now he trains the others.", "Three mornings side by side; now he trains the others. ".repeat(7), ["teaching","leading","proud-result"]],
 ["The freezer on Saturday", "At seven on a Saturday the freezer was dead, and nobody could tell me how long. I called the butcher next door. We moved the stock in eight trips before opening.", "Stock for £2,000 moved next door before nine. " .repeat(7), ["pressure","little-information","proud-result"]],
];
for (const [title, telling, shortTelling, kinds] of S) await post("/stories/new", [["title", title], ["telling", telling], ["shortTelling", shortTelling], ["cueWords", "seven, dead\nbutcher\neight trips\nonly the ice cream"], ...kinds.map(k => ["kinds", k])]);
const db = new SQLite(join(dir, "pathlight.db"));
const ids = Object.fromEntries(db.prepare("select id, title, owner_id from stories").all().map(r => [r.title, r]));
let n = 0;
const tell = (title, kind, times = 1) => { for (let i = 0; i < times; i++) db.prepare("insert into story_tellings (id, owner_id, story_id, kind, question, told_at) values (?,?,?,?,?,?)").run(`t${n++}`, ids[title].owner_id, ids[title].id, kind, "Tell me about a project that was about to miss its deadline.", `2026-11-${String(10+n).padStart(2,"0")}T10:00:00.000Z`); };
tell("First week in charge","change"); tell("£1,900 short","mistake"); tell("Forty refunds","pressure"); tell("Forty refunds","difficult-customer",2); tell("Forty refunds","proud-result"); tell("The Christmas rota","saying-no"); tell("Amir on the tills","teaching",2); tell("Amir on the tills","leading"); tell("The freezer on Saturday","pressure"); tell("The freezer on Saturday","little-information");
await shot("bank", "/stories");
await post("/plans", [["intent","add"],["company","St Mary’s"],["role","Staff nurse"],["heldOn", new Date(Date.now()+20*864e5).toISOString().slice(0,10)]]);
await shot("asked", "/stories");
await shot("story", `/stories/${ids["The freezer on Saturday"].id}`);
await shot("new", `/stories/new`);
await shot("delete", `/stories/${ids["The freezer on Saturday"].id}/delete`);
const started = await post("/interview", [["card","leadership"],["mode","practice"]]);
const session = started.headers().location;
await page.goto(base + session + "?question=7");
await shot("beside0", session + "?question=7");
await page.setViewportSize({ width: 1440, height: 900 });
await page.goto(base + session + "?question=7");
await page.waitForSelector("html[data-interactive]");
await page.locator(".story-choices input").first().check({ force: true });
await page.waitForTimeout(200);
await shot("beside", null);
await shot("nostory", session + "?question=8");
for (const p of ["/stories", session + "?question=7", `/stories/${ids["The freezer on Saturday"].id}`]) { await page.goto(base + p); console.log(p, await page.evaluate(() => document.querySelectorAll("*").length), (await page.content()).length); }
await browser.close();
server.kill();
process.exit(0);
