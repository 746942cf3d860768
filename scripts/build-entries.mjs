import "./end-esbuild.mjs";
import { context } from "esbuild";

// Remix's compiler knows one entry for the server and one for the browser. These are compiled beside them.
const bundles = await Promise.all([
  // The code that runs in worker threads.
  context({
    entryPoints: ["app/text-analysis/worker.ts"],
    outfile: "build/text-worker.js",
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    logLevel: "warning",
  }),
  // The script of pages that load no React.
  context({
    entryPoints: ["app/entry.reading.ts"],
    outfile: "public/build/reading.js",
    bundle: true,
    minify: true,
    target: "es2022",
    format: "iife",
    logLevel: "warning",
  }),
]);
if (process.argv.includes("--watch")) await Promise.all(bundles.map((bundle) => bundle.watch()));
else
  for (const bundle of bundles) {
    await bundle.rebuild();
    await bundle.dispose();
  }
