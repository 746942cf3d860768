import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const COMMON_SETUP = ["tests/support/fail-on-console-error.ts", "tests/support/short-failures.ts"];

/** Tests that run Python, which takes seconds to start: a group of their own, so that the unit tests stay quick. */
const PYTHON_TESTS = [
  "app/code/python/harness.test.ts",
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
  server: { deps: { external: [/\/build\/index\.js$/] } },
  // Some tests start the server as a process; how long that takes is the machine's affair.
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

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
        },
      },
      {
        extends: true,
        // Files that set the environment of the server, or start it, have a process of their own.
        test: { name: "http-isolated", include: ["tests/http/isolated/*.test.ts"], ...HTTP },
      },
    ],
  },
});
