import type { Context, Next } from "hono";

const CACHE_ONE_HOUR = "public, max-age=3600";
const CACHE_IMMUTABLE = "public, max-age=31536000, immutable";

/** Cache lifetimes of files, and 304 for unchanged files. */
export async function cacheStatic(c: Context, next: Next): Promise<void> {
  await next();
  const lastModified = c.res.headers.get("Last-Modified");
  // Only files have it; pages are rendered for each request.
  if (lastModified === null) return;
  c.res.headers.set(
    "Cache-Control",
    c.req.path.startsWith("/assets/") ? CACHE_IMMUTABLE : CACHE_ONE_HOUR,
  );
  const ifModifiedSince = Date.parse(c.req.header("If-Modified-Since") ?? "");
  if (c.res.status !== 200 || !(Date.parse(lastModified) <= ifModifiedSince)) return;
  await c.res.body?.cancel();
  for (const header of ["Content-Length", "Content-Type", "Content-Encoding"])
    c.res.headers.delete(header);
  c.res = new Response(null, { status: 304, headers: c.res.headers });
}
