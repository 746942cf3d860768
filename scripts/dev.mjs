import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

// Remix's compiler knows one entry; the others are compiled beside it.
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const worker = spawn(process.execPath, ["scripts/build-entries.mjs", "--watch"], {
  stdio: ["pipe", "inherit", "inherit"],
});
// The compiler empties the folder of the browser build when it starts.
const COMMAND = "node scripts/build-entries.mjs && node build/index.js";
const remix = spawn("remix", ["dev", "--manual", "--command", COMMAND], {
  stdio: "inherit",
  shell: process.platform === "win32",
});
remix.on("exit", (code) => {
  worker.kill();
  process.exitCode = code ?? 0;
});
