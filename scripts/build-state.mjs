import { existsSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const BUILD_ENTRY = "build/index.js";
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SOURCES = [
  "app",
  "server.ts",
  "remix.config.js",
  "postcss.config.js",
  "package.json",
  "package-lock.json",
  "public",
];

/** Whether the build is missing or older than a source. Without sources (in the container) it is never stale. */
export function isBuildStale(root = ROOT) {
  const buildStats = statSync(root + BUILD_ENTRY, { throwIfNoEntry: false });
  if (!buildStats) return true;
  return (
    existsSync(`${root}app`) &&
    SOURCES.some((source) => newestMtime(root, source) > buildStats.mtimeMs)
  );
}

function newestMtime(root, path) {
  const stat = statSync(root + path, { throwIfNoEntry: false });
  // Compressed copies are written after the build; tests are not part of it.
  if (!stat || /\.(br|gz)$|\.test\.tsx?$/.test(path)) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  if (path === "public/build") return 0;
  // A folder's own time changes when a file is removed; in public/ also when copies are compressed.
  return Math.max(
    path.startsWith("public") ? 0 : stat.mtimeMs,
    ...readdirSync(root + path).map((name) => newestMtime(root, `${path}/${name}`)),
  );
}
