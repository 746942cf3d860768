import { expect, test } from "vitest";
import { createTempFolder, spawnServer } from "../../support/server-process";

/** Prints which of React's builds were loaded, once the server ends. */
const REPORT = `data:text/javascript,${encodeURIComponent(
  'import { createRequire } from "node:module"; const { cache } = createRequire("/"); process.on("exit", () => console.error(process.env.NODE_ENV, ...Object.keys(cache).filter((file) => /react-dom-server\\.node/.test(file))));',
)}`;

test.each(["", "production"])(
  "started with NODE_ENV=%s, React's production build runs",
  async (mode) => {
    const env = { DATA_DIR: createTempFolder(), NODE_ENV: mode };
    const server = spawnServer(env, ["--import", REPORT, "build/index.js"]);
    await server.address();
    server.child.kill("SIGTERM");
    const { output } = await server.exited;
    expect(output).toMatch(/^production \S*react-dom-server\.node\.production/m);
    expect(output).not.toContain(".development");
  },
);

/** Now 138. Each costs a start a quarter of a millisecond, and memory. */
const MOST_FILES = 145;

test("the first start loads few files, and finds them all compiled", async () => {
  const env = { DATA_DIR: createTempFolder(), NODE_DEBUG_NATIVE: "COMPILE_CACHE" };
  const server = spawnServer(env);
  await server.address();
  server.child.kill("SIGTERM");
  const uses = (await server.exited).output.match(/^.*V8 code cache for .*$/gm) ?? [];
  expect(uses).toContainEqual(expect.stringMatching(/build\/server\.js was accepted/));
  expect(uses.filter((line) => !line.includes(" was accepted"))).toEqual([]);
  expect(uses.length).toBeLessThanOrEqual(MOST_FILES);
});

test("a worker finds its code compiled", async () => {
  const env = { DATA_DIR: createTempFolder(), NODE_DEBUG_NATIVE: "COMPILE_CACHE" };
  const server = spawnServer(env);
  await fetch(`${await server.address()}/how-scoring-works`);
  server.child.kill("SIGTERM");
  expect((await server.exited).output).toMatch(/V8 code cache .*text-worker\.js was accepted/);
});
