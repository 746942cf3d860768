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

/** Where the build puts what it names by its content, so that nothing else is ever there. */
const ASSETS = "/assets/";

export function isPublicFile(path: string): boolean {
  return paths.has(path) || path.startsWith(ASSETS);
}

/** Which files there are is known, so that no page waits for the disk to say it isn't one. */
export async function servePublicFiles(c: Context, next: Next): Promise<Response | void> {
  if (paths.has(c.req.path)) return serve(c, next);
  // Of an earlier build: a page that is still open after an upgrade asks for it.
  if (c.req.path.startsWith(ASSETS))
    return c.text("Not found", 404, { "Cache-Control": "no-store" });
  return next();
}
