import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

// Every check in one go, the quick ones first. Each step's report is its own; this only adds them up.
const reports = mkdtempSync(join(tmpdir(), "pathlight-test-"));
const vitestReport = join(reports, "vitest.json");
const trainingReport = join(reports, "training.json");
const playwrightReport = join(reports, "playwright.json");

const STEPS = [
  { name: "types", command: ["npm", "run", "--silent", "typecheck"] },
  { name: "formatting", command: ["npm", "run", "--silent", "format:check"] },
  { name: "lint", command: ["npm", "run", "--silent", "lint"] },
  { name: "unused code", command: ["npm", "run", "--silent", "unused"] },
  { name: "build", command: ["npm", "run", "--silent", "build"] },
  {
    name: "unit, build and HTTP tests",
    command: [
      "npx",
      "vitest",
      "run",
      "--project=unit",
      "--project=build",
      "--project=http",
      "--project=http-isolated",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${vitestReport}`,
    ],
    count: () => countVitest(JSON.parse(readFileSync(vitestReport, "utf8"))),
  },
  {
    name: "coach against human grades",
    command: [
      "npx",
      "vitest",
      "run",
      "--project=training",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${trainingReport}`,
    ],
    count: () => countVitest(JSON.parse(readFileSync(trainingReport, "utf8"))),
  },
  {
    name: "browser tests",
    command: ["npx", "playwright", "test"],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    count: () => countPlaywright(JSON.parse(readFileSync(playwrightReport, "utf8")).stats),
  },
];

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const total = { passed: 0, failed: 0 };
for (const { name, command, env, count } of STEPS) {
  const from = performance.now();
  const [program = "", ...args] = command;
  const { status } = spawnSync(program, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  console.log(`${status === 0 ? "ok" : "FAILED"}: ${name} (${seconds} s)\n`);
  const { passed, failed } = countResults(count, status === 0);
  total.passed += passed;
  total.failed += failed;
}
rmSync(reports, { recursive: true, force: true });
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);

/** A step without tests counts as one; a step that failed without a failed test (it crashed, say) counts as a failure. */
function countResults(count, hasPassed) {
  let counts = { passed: hasPassed ? 1 : 0, failed: 0 };
  try {
    if (count) counts = count();
  } catch {
    // No report was written: the step's own output says why.
  }
  return { ...counts, failed: hasPassed ? counts.failed : Math.max(1, counts.failed) };
}

function countVitest({ numPassedTests, numFailedTests }) {
  return { passed: numPassedTests, failed: numFailedTests };
}

function countPlaywright({ expected, unexpected, flaky }) {
  return { passed: expected, failed: unexpected + flaky };
}
