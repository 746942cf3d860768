import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { findBrowser } from "./browser.mjs";

// Takes the README's screenshots from the build, with the sample data: npm run screenshots
// With a folder, every page below at three widths in both themes: npm run screenshots -- /tmp/sheets
// With paths, those pages only: npm run screenshots -- /tmp/sheets /about /profile

process.chdir(fileURLToPath(new URL("..", import.meta.url)));

const README_PICTURES = [
  { file: "docs/pathlight.png", path: "/" },
  { file: "docs/review.png", path: "/interview/sessions/:id/review/1" },
  { file: "docs/profile.png", path: "/profile" },
  { file: "docs/mentor.png", path: "/mentors/hannah-brandt" },
];
const WIDTHS = [390, 820, 1440];
const THEMES = ["dark", "light"];
const PATHS = [
  ..."/ /interview /assessment /occupations /learning /learning/python-intro /mentors".split(" "),
  ..."/mentors/hannah-brandt /mentors/apply /resources /search /search?q=data /motivation /careers/technology".split(
    " ",
  ),
  ..."/careers/technology?tab=learning-paths /careers/technology?tab=certifications".split(" "),
  ..."/careers/technology/data-scientist /careers/technology/certifications".split(" "),
  ..."/careers/finance /careers/marketing /blog /blog/tell-me-about-yourself /about".split(" "),
  ..."/contact /privacy /how-scoring-works /preferences /nowhere /profile /profile/skills".split(
    " ",
  ),
  ..."/profile/learning /profile/sessions /interview/history /interview/due".split(" "),
  ..."/settings/profile /settings/account /settings/appearance /settings/notifications".split(" "),
  ..."/interview/sessions/:id/review/1 /interview/sessions/:id/report".split(" "),
];

const dataDir = mkdtempSync(join(tmpdir(), "pathlight-screenshots-"));
const environment = {
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: "",
  PORT: process.env.PORT ?? "4173",
  LOG_LEVEL: "error",
  NODE_ENV: "production",
};
const base = `http://localhost:${environment.PORT}`;
const seed = spawnSync("node", ["scripts/seed-demo.mjs", "--in-production"], {
  env: environment,
  encoding: "utf8",
});
const [, email, password] = /as (\S+) with the password (\S+)/.exec(seed.stdout) ?? [];
if (!email || !password) throw new Error(`No sample data: ${seed.stdout}${seed.stderr}`);
const browser = await chromium.launch(await findBrowser(chromium.executablePath()));
const server = spawn("node", ["scripts/start.mjs"], { env: environment, stdio: "inherit" });
try {
  await waitForServer();
  const { storageState, sessionId } = await signIn();
  const [, , folder, ...paths] = process.argv;
  if (folder)
    await takeSheets(folder, paths.length > 0 ? paths : PATHS, { storageState, sessionId });
  else await takeReadmePictures(storageState, sessionId);
} finally {
  await browser.close();
  const ended = server.exitCode === null ? once(server, "exit") : undefined;
  server.kill();
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}

async function waitForServer() {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isReady = await fetch(`${base}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  throw new Error("The server did not start.");
}

async function signIn() {
  const context = await browser.newContext({ baseURL: base, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("Email").fill(email ?? "");
  await page.getByLabel("Password", { exact: true }).fill(password ?? "");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
  await page.goto("/interview/history");
  const report = await page.locator('a[href$="/report"]').first().getAttribute("href");
  const storageState = await context.storageState();
  await context.close();
  return { storageState, sessionId: report?.split("/")[3] ?? "" };
}

async function openPage(theme, width, storageState) {
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width, height: 900 },
    reducedMotion: "reduce",
    storageState,
  });
  await context.addCookies([{ name: "theme", value: theme, url: base }]);
  return context.newPage();
}

async function takeReadmePictures(storageState, sessionId) {
  for (const { file, path } of README_PICTURES) {
    const page = await openPage("dark", 1440, path === "/" ? undefined : storageState);
    await page.goto(path.replace(":id", sessionId));
    await page.screenshot({ path: file });
    await page.context().close();
  }
}

async function takeSheets(folder, paths, { storageState, sessionId }) {
  for (const theme of THEMES) {
    for (const width of WIDTHS) {
      const page = await openPage(theme, width, storageState);
      for (const path of paths) {
        await page.goto(path.replace(":id", sessionId));
        const name = path.replaceAll(/\W+/g, "-").replaceAll(/^-|-$/g, "") || "home";
        const file = join(folder, `${name}-${width}-${theme}.png`);
        mkdirSync(dirname(file), { recursive: true });
        await page.screenshot({ path: file, fullPage: true });
      }
      await page.context().close();
    }
  }
}
