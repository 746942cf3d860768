import "./end-esbuild.mjs";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

// Loaded before Remix's compiler, which takes no plugins. Of these libraries pages or the server would
// load much that they don't use; what is used takes the place of the whole:
// - lucide's runtime, for sizes, contexts and names of icons. An icon here is an <svg> with a class.
// - Remix's discovery of routes, which is turned off (remix.config.js).
// - rate limiters in twelve databases.
// - zod's messages in fifty languages, and the older zod that remix-toast brings.
const REPLACED_MODULES = [
  [
    /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/,
    `export { default } from "./app/ui/lucide-icon.ts";`,
  ],
  [
    /@remix-run\/react\/dist\/esm\/fog-of-war\.js$/,
    `export * from "./scripts/no-route-discovery.mjs";`,
  ],
  [
    /rate-limiter-flexible\/index\.js$/,
    `export { default as RateLimiterMemory } from "rate-limiter-flexible/lib/RateLimiterMemory.js";
export { default as RateLimiterRes } from "rate-limiter-flexible/lib/RateLimiterRes.js";
export { default as RateLimiterPostgres } from "rate-limiter-flexible/lib/RateLimiterPostgres.js";
export { default as RateLimiterSQLite } from "rate-limiter-flexible/lib/RateLimiterSQLite.js";`,
  ],
  [/zod\/v4\/locales\/index\.js$/, `export { default as en } from "zod/v4/locales/en.js";`],
  [/remix-toast\/node_modules\/zod\/index\.js$/, `export { z } from "zod";`],
];
/** A drawing needs no name, and React no keys for children that never change. */
const UNUSED_ICON_DATA = /,\s*key: "\w+"|name: "[\w-]+",\s*size: 24,/g;

const leanLibraries = {
  name: "lean-libraries",
  setup({ onLoad }) {
    for (const [filter, contents] of REPLACED_MODULES)
      onLoad({ filter }, () => ({ contents, resolveDir: resolve(".") }));
    onLoad({ filter: /lucide-react\/dist\/esm\/icons\/.*\.mjs$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replace(UNUSED_ICON_DATA, ""),
    }));
  },
};

const require = createRequire(import.meta.url);
const esbuild = require("esbuild");
require.cache[require.resolve("esbuild")].exports = {
  ...esbuild,
  context: (options) =>
    esbuild.context({ ...options, plugins: [leanLibraries, ...(options.plugins ?? [])] }),
};
