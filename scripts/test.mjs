import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

// Every check in one go, the quick ones first. Each step's report is its own; this only adds them up.
const reports = mkdtempSync(join(tmpdir(), "pathlight-test-"));
const vitestReport = join(reports, "vitest.json");
const faultReport = join(reports, "fault.json");
const coachReport = join(reports, "coach.json");
const postgresReport = join(reports, "postgres.json");
const commandsReport = join(reports, "commands.json");
const playwrightReport = join(reports, "playwright.json");

/** The steps of a stage use one core each and need nothing of one another: they run side by side. */
const STAGES = [
  [
    { name: "types", command: ["npm", "run", "--silent", "typecheck"] },
    { name: "formatting", command: ["npm", "run", "--silent", "format:check"] },
    { name: "lint", command: ["npm", "run", "--silent", "lint"] },
    { name: "unused code", command: ["npm", "run", "--silent", "unused"] },
    { name: "build", command: ["npm", "run", "--silent", "build"] },
    {
      name: "coach against human grades",
      command: vitest(["coach"], coachReport),
      count: () => countVitest(readJson(coachReport)),
    },
    {
      name: "texts made to be expensive",
      command: vitest(["fault"], faultReport),
      count: () => countVitest(readJson(faultReport)),
    },
  ],
  [
    {
      name: "unit, Python, build and HTTP tests",
      command: vitest(["unit", "python", "build", "http", "http-isolated"], vitestReport),
      count: () => countVitest(readJson(vitestReport)),
    },
  ],
  [
    {
      name: "tests on PostgreSQL",
      command: vitest(["postgres", "postgres-isolated"], postgresReport),
      count: () => countVitest(readJson(postgresReport)),
    },
  ],
  [
    {
      name: "commands of the README",
      command: vitest(["commands"], commandsReport),
      count: () => countVitest(readJson(commandsReport)),
    },
  ],
  [
    {
      name: "browser tests",
      command: ["npx", "playwright", "test"],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
      count: () => countPlaywright(readJson(playwrightReport).stats),
    },
  ],
];

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const results = [];
for (const stage of STAGES)
  results.push(...(await Promise.all(stage.map((step) => runStep(step, stage.length > 1)))));
rmSync(reports, { recursive: true, force: true });
const passed = results.reduce((sum, counts) => sum + counts.passed, 0);
const failed = results.reduce((sum, counts) => sum + counts.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** Runs a step and says how it went. Beside others it says everything at its end, so that their words do not mix. */
async function runStep({ name, command, env, count }, isBesideOthers) {
  const start = performance.now();
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    stdio: isBesideOthers ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, ...env },
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => output.push(chunk));
  const hasPassed = await new Promise((resolve) => {
    child.on("error", () => resolve(false));
    child.on("close", (status) => resolve(status === 0));
  });
  const counts = countResults(count, hasPassed);
  process.stdout.write(Buffer.concat(output));
  if (counts.skipped > 0)
    console.log(`${counts.skipped} tests were skipped, which counts as failed.`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const notPassed = counts.failed + counts.skipped;
  console.log(`${notPassed === 0 ? "ok" : "FAILED"}: ${name} (${seconds} s)\n`);
  return { passed: counts.passed, failed: notPassed };
}

/** A step without tests counts as one; a step that failed without a failed test (it crashed, say) counts as a failure. */
function countResults(count, hasPassed) {
  let counts = { passed: hasPassed ? 1 : 0, failed: 0, skipped: 0 };
  try {
    if (count) counts = count();
  } catch {
    // No report was written: the step's own output says why.
  }
  return { ...counts, failed: hasPassed ? counts.failed : Math.max(1, counts.failed) };
}

function vitest(projects, report) {
  return [
    "npx",
    "vitest",
    "run",
    ...projects.map((project) => `--project=${project}`),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
}

function readJson(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}

function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) {
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  };
}

function countPlaywright({ expected, unexpected, flaky, skipped }) {
  return { passed: expected, failed: unexpected + flaky, skipped };
}
