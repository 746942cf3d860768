import "./end-esbuild.mjs";
import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
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
  // The commands of an operator, which run beside a server.
  context({
    entryPoints: {
      backup: "app/platform/backup/backup.server.ts",
      restore: "app/platform/backup/restore.server.ts",
    },
    outdir: "build",
    bundle: true,
    external: Object.keys(JSON.parse(readFileSync("package.json", "utf8")).dependencies),
    platform: "node",
    target: "node22",
    format: "esm",
    logLevel: "warning",
  }),
  // The scripts of pages that load no React.
  context({
    entryPoints: { enhance: "app/entry.enhance.ts", recording: "app/entry.recording.ts" },
    outdir: "public/build",
    bundle: true,
    minify: true,
    target: "es2022",
    format: "iife",
    logLevel: "warning",
  }),
  // Python, for the sandbox page: loaded only where Python is run.
  context({
    entryPoints: ["app/code/python/worker.ts"],
    outfile: "public/build/python/worker.js",
    bundle: true,
    minify: true,
    target: "es2022",
    format: "iife",
    loader: { ".py": "text" },
    external: ["node:*", "ws"],
    define: { "import.meta.url": '"https://python.invalid/worker.js"' },
    logLevel: "warning",
  }),
]);
const PYTHON_FILES = ["pyodide.asm.wasm", "python_stdlib.zip"];
mkdirSync("public/build/python", { recursive: true });
for (const name of PYTHON_FILES)
  copyFileSync(
    fileURLToPath(import.meta.resolve(`pyodide/${name}`)),
    `public/build/python/${name}`,
  );
if (process.argv.includes("--watch")) await Promise.all(bundles.map((bundle) => bundle.watch()));
else
  for (const bundle of bundles) {
    await bundle.rebuild();
    await bundle.dispose();
  }
