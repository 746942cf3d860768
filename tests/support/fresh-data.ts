import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

// Every test file is a process of its own with a data folder of its own, set before the app is loaded.
const folder = mkdtempSync(join(tmpdir(), "pathlight-http-"));
Object.assign(process.env, { DATA_DIR: folder, LOG_LEVEL: process.env.LOG_LEVEL ?? "silent", NODE_ENV: "production", SESSION_SECRET: "a-secret-for-tests-only" });

afterAll(() => rmSync(folder, { recursive: true, force: true }));
