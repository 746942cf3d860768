import "./end-esbuild.mjs";
import { context } from "esbuild";

// The code that runs in worker threads, beside the server's own bundle.
const bundle = await context({
  entryPoints: ["app/text-analysis/worker.ts"],
  outfile: "build/text-worker.js",
  bundle: true,
  platform: "node",
  target: "node20",
  format: "esm",
  logLevel: "warning",
});
if (process.argv.includes("--watch")) await bundle.watch();
else {
  await bundle.rebuild();
  await bundle.dispose();
}
