import { existsSync, readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const BUILD_ENTRY = "build/server/index.js";
const ROOT = fileURLToPath(new URL("..", import.meta.url));
const SOURCES = [
  "app",
  "server.ts",
  "remix.config.js",
  "vite.config.ts",
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
  // Tests are not part of the build.
  if (!stat || /\.test\.tsx?$/.test(path)) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  // A folder's own time changes when a file is removed.
  return Math.max(
    stat.mtimeMs,
    ...readdirSync(root + path).map((name) => newestMtime(root, `${path}/${name}`)),
  );
}
