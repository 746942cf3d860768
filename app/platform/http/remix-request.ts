const READ_METHODS = ["GET", "HEAD"];

/** The request as Remix is to see it. */
export function toRemixRequest(request: Request): Request {
  return alignForwardedHost(removeDataParam(request));
}

/**
 * `_data` asks Remix for the data of one route by its id, in a way that passes its origin check and logs
 * an error with its stack. No page here asks that way.
 */
function removeDataParam(request: Request): Request {
  const url = new URL(request.url);
  if (!url.searchParams.has("_data")) return request;
  url.searchParams.delete("_data");
  return new Request(url, request);
}

/**
 * Remix checks the origin of page changes once more, against the host headers, which behind a proxy
 * need not name the public address. The guard has decided by then, so the headers are made to agree.
 */
function alignForwardedHost(request: Request): Request {
  const origin = request.headers.get("Origin");
  if (READ_METHODS.includes(request.method) || !origin) return request;
  const headers = new Headers(request.headers);
  if (origin === "null") headers.delete("Origin");
  else headers.set("X-Forwarded-Host", new URL(origin).host);
  return new Request(request, { headers });
}
