import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// The server of the browser tests, on a data folder that goes away with it.
const folder = mkdtempSync(join(tmpdir(), "pathlight-e2e-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
Object.assign(process.env, { DATA_DIR: folder, NODE_ENV: "production" });
const { start } = await import("../../build/index.js");
start();
