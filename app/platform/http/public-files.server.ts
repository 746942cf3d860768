import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, Next } from "hono";

/** The browser's build, with the files of public/ in it. In development Vite sends what it builds. */
const ROOT = fileURLToPath(
  new URL(import.meta.env.DEV ? "../../../public" : "../client", import.meta.url),
);
const serve = serveStatic({ root: ROOT, precompressed: true });
const paths = new Set(
  readdirSync(ROOT, { recursive: true, encoding: "utf8" }).map((name) => `/${name}`),
);

export function isPublicFile(path: string): boolean {
  return paths.has(path);
}

/** Which files there are is known, so that no page waits for the disk to say it isn't one. */
export async function servePublicFiles(c: Context, next: Next): Promise<Response | void> {
  return paths.has(c.req.path) ? serve(c, next) : next();
}
