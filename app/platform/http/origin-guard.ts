const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/**
 * Whether a request that changes something comes from this site itself. Browsers say where a change
 * was asked for in Origin or Sec-Fetch-Site; when either names somewhere else, it is refused.
 * A request with neither is not a browser's: it passes only where no cookie gives it power, that is
 * on the JSON API, or with a bearer token.
 *
 * @param allowedOrigins the origins this site answers under
 */
export function isSameOrigin(request: Request, allowedOrigins: string[]): boolean {
  if (SAFE_METHODS.includes(request.method)) return true;
  const origin = request.headers.get("Origin");
  const fetchSite = request.headers.get("Sec-Fetch-Site");
  if (fetchSite && fetchSite !== "same-origin") return false;
  // "null" is what a browser says when it may not tell; then Sec-Fetch-Site has to.
  if (origin && origin !== "null") return allowedOrigins.includes(origin);
  if (fetchSite) return true;
  if (origin) return false;
  return isApiRequest(request) || /^Bearer \S/i.test(request.headers.get("Authorization") ?? "");
}

/** The JSON API never looks at cookies. Its paths are told as the router tells them: decoded, in any case. */
export function isApiRequest(request: Request): boolean {
  return /^\/auth(?:\/|$)/i.test(decodePath(new URL(request.url).pathname));
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
