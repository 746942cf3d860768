import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const SYSTEM_BROWSERS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** Flags that keep Chromium quiet on a machine without a network. Root has no sandbox to offer. */
const CHROMIUM_ARGS = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * Launch options for the browser tests. In this order: PW_CHROMIUM, Playwright's own download, a Chromium
 * or Chrome of the system, and at last the one that comes inside an npm package, so that a machine with
 * Node alone can run every test.
 * @param {string} playwrightPath the path of Playwright's own browser
 */
export async function findBrowser(playwrightPath) {
  const installed = [process.env.PW_CHROMIUM, playwrightPath, ...SYSTEM_BROWSERS].find(
    (path) => path && existsSync(path),
  );
  if (installed) return { executablePath: installed, args: CHROMIUM_ARGS };
  // The package unpacks the libraries it needs only when it believes it runs there.
  process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs22.x";
  const { default: packagedChromium } = await import("@sparticuz/chromium");
  return {
    executablePath: await packagedChromium.executablePath(),
    args: CHROMIUM_ARGS,
    env: { ...process.env, LD_LIBRARY_PATH: join(tmpdir(), "al2023", "lib") },
  };
}
