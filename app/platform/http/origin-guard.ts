const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];

/**
 * Whether a request that changes something comes from this site. Browsers send its origin in Origin
 * or
 * Sec-Fetch-Site; if either names another site, the request is rejected. A request with neither
 * isn't
 * from a browser: it is only allowed where cookies don't count, on the JSON API or with a bearer
 * token.
 *
 * @param allowedOrigins this site's origins
 */
export function isSameOrigin(request: Request, allowedOrigins: string[]): boolean {
  if (SAFE_METHODS.includes(request.method)) return true;
  const origin = request.headers.get("Origin");
  const fetchSite = request.headers.get("Sec-Fetch-Site");
  if (fetchSite && fetchSite !== "same-origin") return false;
  // Browsers send "null" when they hide the origin; then Sec-Fetch-Site decides.
  if (origin && origin !== "null") return allowedOrigins.includes(origin);
  if (fetchSite) return true;
  if (origin) return false;
  return isApiRequest(request) || /^Bearer \S/i.test(request.headers.get("Authorization") ?? "");
}

/**
 * The JSON API ignores cookies. Paths are matched like in the router: decoded, case-insensitive.
 */
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
