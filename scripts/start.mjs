import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const BUILT = "build/index.js";
const SOURCES = [
  "app",
  "server.ts",
  "remix.config.js",
  "postcss.config.js",
  "package.json",
  "package-lock.json",
  "public",
];

process.chdir(fileURLToPath(new URL("..", import.meta.url)));
process.env.NODE_ENV ??= "production";
if (isStale()) build();
const { start } = await import(new URL(`../${BUILT}`, import.meta.url).href);
start();

/** The build is missing or older than a source. Without sources (in the container) it is what it is. */
function isStale() {
  if (!existsSync(BUILT)) return true;
  const built = statSync(BUILT).mtimeMs;
  return existsSync("app") && SOURCES.some((source) => newest(source) > built);
}

function newest(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  // Compressed copies are made by the build, after it.
  if (!stat || /\.(br|gz)$/.test(path)) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  if (path === "public/build") return 0;
  // A folder's own time tells of files that went away; that of public/ changes with every build.
  return Math.max(
    path === "public" ? 0 : stat.mtimeMs,
    ...readdirSync(path).map((name) => newest(`${path}/${name}`)),
  );
}

function build() {
  const { status } = spawnSync("npm", ["run", "--silent", "build"], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
