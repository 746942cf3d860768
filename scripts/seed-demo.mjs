import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const BUILD_ENTRY = "build/server/index.js";
const FLAG = "--in-production";

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const isPublic = process.env.NODE_ENV === "production";
if (isPublic && !process.argv.includes(FLAG)) {
  console.log(
    `This is a production server (NODE_ENV), and the sample person is invented. If you want them here all the same, add ${FLAG}.`,
  );
  process.exit(1);
}
if (
  !existsSync(BUILD_ENTRY) &&
  spawnSync("npm", ["run", "--silent", "build"], { stdio: "inherit" }).status !== 0
)
  process.exit(1);
const { seedDemo } = await import(new URL(`../${BUILD_ENTRY}`, import.meta.url).href);
console.log(await seedDemo(isPublic));
// Remix leaves timers behind that would keep the process for seconds with nothing to do.
process.exit(0);
