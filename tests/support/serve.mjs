import { rmSync } from "node:fs";

// The server of the browser tests, on a data folder that goes away with it. The tests read their mail there.
const folder = process.env.E2E_DATA_DIR;
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
Object.assign(process.env, { DATA_DIR: folder, NODE_ENV: "production" });
const { start } = await import("../../build/index.js");
start();
