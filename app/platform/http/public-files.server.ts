import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { serveStatic } from "@hono/node-server/serve-static";
import type { Context, Next } from "hono";

const ROOT = fileURLToPath(new URL("../public", import.meta.url));
const serve = serveStatic({ root: ROOT, precompressed: true });
// In development files come and go.
const paths =
  process.env.NODE_ENV === "development"
    ? undefined
    : new Set(readdirSync(ROOT, { recursive: true, encoding: "utf8" }).map((name) => `/${name}`));

export function isPublicFile(path: string): boolean {
  return paths?.has(path) === true;
}

/** Files of public/. Which there are is known, so that no page waits for the disk to say it isn't one. */
export async function servePublicFiles(c: Context, next: Next): Promise<Response | void> {
  return !paths || paths.has(c.req.path) ? serve(c, next) : next();
}
