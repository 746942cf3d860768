import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const COMMON_SETUP = [
  "tests/support/no-env-file.ts",
  "tests/support/fail-on-console-error.ts",
  "tests/support/short-failures.ts",
];

/** Tests that run Python, which takes seconds to start: a group of their own, so that the unit tests stay quick. */
const PYTHON_TESTS = [
  "app/practice/code/python/harness.test.ts",
  "app/learning/code-examples.test.ts",
  "app/learning/code-exercise-content.test.ts",
];

/** Pure functions: files share their modules. */
const SHARED_THREADS = {
  setupFiles: COMMON_SETUP,
  pool: "threads" as const,
  isolate: false,
  testTimeout: 60_000,
};

const HTTP = {
  globalSetup: ["tests/support/require-build.mjs", "tests/support/global-setup.ts"],
  setupFiles: [...COMMON_SETUP, "tests/support/isolated-data-dir.ts", "tests/support/matchers.ts"],
  pool: "forks" as const,
  // The built server is loaded as it runs, not taken through Vite once more.
  server: { deps: { external: [/\/build\/server\//] } },
  // Bounds for what never comes: some tests start the server or load every page, and a busy machine stays within them.
  testTimeout: 300_000,
  hookTimeout: 300_000,
};

/** On PostgreSQL. */
const POSTGRES = {
  ...HTTP,
  globalSetup: [...HTTP.globalSetup, "tests/support/postgres-server.ts"],
  env: { TEST_DATABASE: "postgres" },
};

/**
 * The HTTP tests that run on PostgreSQL too: together they write to every table, and they hold all races. What the
 * others test is the same whatever the database; POSTGRES_TESTS=all runs them as well.
 */
const PORTED_TESTS = (
  process.env.POSTGRES_TESTS === "all"
    ? ["**/*"]
    : [
        // Accounts, sessions, limits, kept forms, deletion, export
        ..."auth-api.http devices email-address delete-account concurrent-deletion".split(" "),
        ..."settings-password signed-out-forms rate-limited-forms export contact admin".split(" "),
        ..."isolated/clock isolated/account-races isolated/account-deletion".split(" "),
        ..."isolated/clean-up isolated/account-recovery isolated/social-sign-in-races".split(" "),
        ..."isolated/stored-text isolated/erased-owners isolated/social-sign-in isolated/mail isolated/seed-demo".split(
          " ",
        ),
        ..."isolated/newer-database isolated/backup isolated/backup-refusals".split(" "),
        // Practice and what comes of it
        ..."interview drafts attempts help report shared-report review-schedule own-questions".split(
          " ",
        ),
        ..."isolated/second-opinion query-plans own-question-input shared-questions".split(" "),
        // Stories and job interviews
        ..."stories job-interviews job-interview-debrief isolated/plans isolated/plan-questions".split(
          " ",
        ),
        // Assessments, learning, preferences
        ..."assessment shared-assessment career-target lessons quizzes certificates".split(" "),
        ..."code-exercises preferences isolated/learning-progress".split(" "),
        // Mentors
        ..."mentor-booking mentor-sessions mentor-sharing mentor-marks mentor-reviews".split(" "),
        ..."mentor-applications mentor-reliability mentor-messages suspension".split(" "),
      ]
).map((name) => `tests/http/${name}.test.ts`);

/**
 * What SQLite alone has (its file, its lock, its disk); the number of files that a start without PostgreSQL's driver
 * loads; and requests that arrive all at once, which waiting for PostgreSQL spreads out.
 */
const SQLITE_TESTS = [
  "overload",
  ..."env-file deleted-bytes durability full-disk power-failure start"
    .split(" ")
    .map((name) => `isolated/${name}`),
].map((name) => `tests/http/${name}.test.ts`);

/** Accounts changed by two requests at once. `npm test` runs a few rounds of each, `npm run test:races` 200. */
const RACES = ["account-races", "account-deletion", "social-sign-in-races"].map(
  (name) => `tests/http/isolated/${name}.test.ts`,
);
/** What takes a minute on SQLite: a clock set back and forth, and texts of any length in each field. */
const LONG_TESTS = ["clock", "stored-text"].map((name) => `tests/http/isolated/${name}.test.ts`);
const FULL_DISK = ["tests/http/isolated/full-disk.test.ts"];

export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: [
            "app/**/*.test.ts",
            "app/**/*.test.tsx",
            "scripts/**/*.test.ts",
            "tests/*.test.ts",
          ],
          exclude: PYTHON_TESTS,
          ...SHARED_THREADS,
        },
      },
      {
        extends: true,
        test: { name: "python", include: PYTHON_TESTS, ...SHARED_THREADS },
      },
      {
        extends: true,
        // Texts made to be expensive to read: processor time is measured, so one file runs after the other.
        test: {
          name: "fault",
          include: ["tests/fault/*.test.ts"],
          setupFiles: COMMON_SETUP,
          pool: "threads",
          maxWorkers: 1,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        // What the build sends to a browser, read from the compiler's report.
        test: {
          name: "build",
          include: ["tests/build/**/*.test.ts"],
          globalSetup: ["tests/support/require-build.mjs"],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        // Each command of the README, one after the other: some take a minute.
        test: {
          name: "commands",
          include: ["tests/commands/*.test.ts"],
          globalSetup: ["tests/support/require-build.mjs"],
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        // The coach against people's marks and over the whole bank: thousands of answers, a step of its own.
        test: {
          name: "coach",
          include: ["training/**/*.test.ts"],
          ...SHARED_THREADS,
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        // Files that only speak to the server share its process and its database.
        test: {
          name: "http",
          include: ["tests/http/**/*.test.ts"],
          exclude: ["tests/http/isolated/**"],
          isolate: false,
          ...HTTP,
          setupFiles: [...HTTP.setupFiles, "tests/support/pause-mentors.ts"],
        },
      },
      {
        extends: true,
        // Files that set the environment of the server, or start it, have a process of their own.
        test: {
          name: "http-isolated",
          include: ["tests/http/isolated/*.test.ts"],
          exclude: [...FULL_DISK, ...LONG_TESTS],
          ...HTTP,
        },
      },
      {
        extends: true,
        test: { name: "races", include: RACES, ...HTTP, testTimeout: 600_000 },
      },
      {
        extends: true,
        test: { name: "disk", include: FULL_DISK, ...HTTP },
      },
      {
        extends: true,
        test: { name: "long", include: LONG_TESTS, ...HTTP },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: PORTED_TESTS,
          exclude: ["tests/http/isolated/**", ...SQLITE_TESTS],
          isolate: false,
          ...POSTGRES,
          setupFiles: [...POSTGRES.setupFiles, "tests/support/pause-mentors.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "postgres-isolated",
          include: [...PORTED_TESTS, "tests/postgres/*.test.ts"],
          exclude: ["tests/http/*.test.ts", "tests/http/spec/**", ...SQLITE_TESTS],
          ...POSTGRES,
        },
      },
    ],
  },
});
