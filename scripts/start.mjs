import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { BUILD_ENTRY, isBuildStale } from "./build-state.mjs";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
process.env.NODE_ENV ??= "production";
if (isBuildStale()) await build();
const { start } = await import(new URL(`../${BUILD_ENTRY}`, import.meta.url).href);
start();

/** Builds, or ends this process. */
async function build() {
  // In a process group of its own: shells don't pass on the signal that ends them.
  const child = spawn("npm", ["run", "--silent", "build"], {
    detached: true,
    stdio: ["ignore", "inherit", "inherit"],
  });
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    process.kill(-(child.pid ?? 0), "SIGTERM");
  };
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, stop);
  const [status] = await once(child, "exit");
  if (status !== 0) process.exit(isStopping ? 0 : (status ?? 1));
  for (const signal of ["SIGTERM", "SIGINT"]) process.off(signal, stop);
}
