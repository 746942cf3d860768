import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// Loads the build once, so that Node keeps its compiled code beside it when this process ends
// (set-production.mjs) and the first start finds it. Node takes it only for its own version and user.
const DATA_DIR = mkdtempSync(join(tmpdir(), "pathlight-compile-"));
process.on("exit", () => rmSync(DATA_DIR, { recursive: true, force: true }));
rmSync("build/compiled", { recursive: true, force: true });
Object.assign(process.env, { DATA_DIR, DATABASE_URL: "", LOG_LEVEL: "silent" });
const { app } = await import(new URL("../build/index.js", import.meta.url).href);
// The second page starts a worker, and waits for it.
for (const path of ["/healthz", "/how-scoring-works"])
  await (await app.fetch(new Request(`http://localhost${path}`), {})).text();
process.exit();
