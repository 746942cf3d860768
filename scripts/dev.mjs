import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

// Remix's compiler knows one entry; the code of the worker threads is compiled beside it.
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const worker = spawn(process.execPath, ["scripts/build-worker.mjs", "--watch"], {
  stdio: ["pipe", "inherit", "inherit"],
});
const remix = spawn("remix", ["dev", "--manual", "--command", "node build/index.js"], {
  stdio: "inherit",
  shell: process.platform === "win32",
});
remix.on("exit", (code) => {
  worker.kill();
  process.exitCode = code ?? 0;
});
