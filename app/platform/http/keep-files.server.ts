import type { Context, Next } from "hono";

const HOUR = "public, max-age=3600";
const FOREVER = "public, max-age=31536000, immutable";

/** How long a file may be kept; and no bytes for a browser that still has the file as it is. */
export async function keepFiles(c: Context, next: Next): Promise<void> {
  await next();
  const modified = c.res.headers.get("Last-Modified");
  // Only files carry it: a page is made anew each time.
  if (modified === null) return;
  c.res.headers.set("Cache-Control", c.req.path.startsWith("/build/") ? FOREVER : HOUR);
  const kept = Date.parse(c.req.header("If-Modified-Since") ?? "");
  if (c.res.status !== 200 || !(Date.parse(modified) <= kept)) return;
  await c.res.body?.cancel();
  for (const header of ["Content-Length", "Content-Type", "Content-Encoding"])
    c.res.headers.delete(header);
  c.res = new Response(null, { status: 304, headers: c.res.headers });
}
