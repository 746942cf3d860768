import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.mjs";
import { writeTone } from "./tests/support/tone";

// Any port will do, so that two runs on one machine do not meet; the workers read it from the environment.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000));
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "pathlight-e2e-"));
const PORT = Number(process.env.E2E_PORT);
const { args = [], ...found } = await findBrowser(chromium.executablePath());
// A camera and a microphone that are always there and allowed: the headless shell has nobody to ask.
const CAMERA_ARGS = [
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
  `--use-file-for-fake-audio-capture=${writeTone(process.env.E2E_DATA_DIR)}`,
];

/** What `npm test` runs: a person's ways through the application. The rest is in `npm run test:more`. */
const JOURNEYS = listFiles(
  "account assessment browser-runtime code-exercise contact courses journeys mentor-side mentors",
  "review-schedule search second-opinion session settings skill-record today",
);
/** Of these, the ones that also run without JavaScript in `npm test`. */
const PLAIN_JOURNEYS = listFiles("assessment journeys mentors today");

const withoutJavaScript = {
  use: { javaScriptEnabled: false },
  // Tests of what only a script does.
  grepInvert: /@script/,
};

function listFiles(...names: string[]): string[] {
  return names.flatMap((line) => line.split(" ")).map((name) => `${name}.spec.ts`);
}

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  forbidOnly: true,
  // One more than the processors of a small machine: a worker waits for its browser and the server about a third of the time.
  workers: 3,
  reporter: "list",
  // Bounds for what never comes; no test waits for them, and a busy machine stays within them.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // Nothing moves but in the tests of what moves.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { ...found, args: [...args, ...CAMERA_ARGS] },
  },
  projects: [
    { name: "journeys", testMatch: JOURNEYS },
    { name: "journeys without JavaScript", testMatch: PLAIN_JOURNEYS, ...withoutJavaScript },
    { name: "more", testIgnore: JOURNEYS },
    { name: "more without JavaScript", testIgnore: PLAIN_JOURNEYS, ...withoutJavaScript },
  ],
  webServer: {
    command: "node --import tsx tests/support/e2e-server.mjs",
    env: { PORT: String(PORT), LOG_LEVEL: "error", E2E_DATA_DIR: process.env.E2E_DATA_DIR },
    url: `http://localhost:${PORT}/readyz`,
    timeout: 300_000,
  },
});
