const READ_METHODS = ["GET", "HEAD"];

/** The request passed to Remix. */
export function toRemixRequest(request: Request): Request {
  return alignForwardedHost(removeDataParam(request));
}

/**
 * `_data` requests one route's data by id, bypasses Remix's origin check and logs errors with
 * stacks.
 * No page here uses it.
 */
function removeDataParam(request: Request): Request {
  const url = new URL(request.url);
  if (!url.searchParams.has("_data")) return request;
  url.searchParams.delete("_data");
  return new Request(url, request);
}

/**
 * Remix also checks the origin of page actions against the host headers, which behind a proxy may
 * not have the public host. The guard has already checked it, so the headers are made to match.
 */
function alignForwardedHost(request: Request): Request {
  const origin = request.headers.get("Origin");
  if (READ_METHODS.includes(request.method) || !origin) return request;
  const headers = new Headers(request.headers);
  if (origin === "null") headers.delete("Origin");
  else headers.set("X-Forwarded-Host", new URL(origin).host);
  return new Request(request, { headers });
}
