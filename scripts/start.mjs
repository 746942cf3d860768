import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { BUILD_ENTRY, isBuildStale } from "./build-state.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
process.env.NODE_ENV ??= "production";
if (isBuildStale()) {
  const { status } = spawnSync("npm", ["run", "--silent", "build"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
const { start } = await import(new URL(`../${BUILD_ENTRY}`, import.meta.url).href);
start();
