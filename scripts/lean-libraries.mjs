import "./end-esbuild.mjs";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";

// Loaded before Remix's compiler, which takes no plugins. Of these libraries pages would load much that
// they don't use:
// - lucide's runtime, for sizes, contexts and names of icons. An icon here is an <svg> with a class.
// - Remix's discovery of routes, which is turned off (remix.config.js).
const REPLACED_MODULES = [
  [/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/, "app/ui/lucide-icon.ts"],
  [/@remix-run\/react\/dist\/esm\/fog-of-war\.js$/, "scripts/no-route-discovery.mjs"],
];
/** A drawing needs no name, and React no keys for children that never change. */
const UNUSED_ICON_DATA = /,\s*key: "\w+"|name: "[\w-]+",\s*size: 24,/g;

const leanLibraries = {
  name: "lean-libraries",
  setup({ onLoad }) {
    for (const [filter, replacement] of REPLACED_MODULES)
      onLoad({ filter }, () => ({
        contents: readFileSync(replacement, "utf8"),
        loader: replacement.endsWith(".ts") ? "ts" : "js",
        resolveDir: resolve("."),
      }));
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
