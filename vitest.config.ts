import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["app/**/*.test.ts", "app/**/*.test.tsx"],
          setupFiles: ["tests/support/no-console-error.ts"],
          pool: "threads",
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        // The coach against people's marks: thousands of answers, a step of its own.
        test: { name: "training", include: ["training/**/*.test.ts"], setupFiles: ["tests/support/no-console-error.ts"], testTimeout: 600_000 },
      },
      {
        extends: true,
        test: {
          name: "http",
          include: ["tests/http/**/*.test.ts"],
          setupFiles: ["tests/support/no-console-error.ts", "tests/support/fresh-data.ts"],
          pool: "forks",
          // Some tests start the server as a process; how long that takes is the machine's affair.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
