import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Runs a command of the build on the file that this process was given, and ends with its result. */
export async function runOnFile(command) {
  const names = process.argv.slice(2);
  if (names.length !== 1)
    return end(false, `Name one file: npm run ${command} -- file (- for standard input or output)`);
  // npm starts this in the folder of Pathlight, wherever it was called.
  const calledFrom = process.env.INIT_CWD ?? process.cwd();
  process.chdir(fileURLToPath(new URL("..", import.meta.url)));
  const built = `build/server/${command}.js`;
  if (
    !existsSync(built) &&
    spawnSync("npm", ["run", "--silent", "build"], { stdio: ["ignore", 2, 2] }).status !== 0
  )
    return end(false, "The build failed.");
  const { run } = await import(new URL(`../${built}`, import.meta.url).href);
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stop.abort());
  const [name] = names;
  const { ok, message } = await run(name === "-" ? name : resolve(calledFrom, name), stop.signal);
  return end(ok, message);
}

/** On standard error, as standard output may be the backup. */
function end(ok, message) {
  console.error(message);
  process.exitCode = ok ? 0 : 1;
}
