const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?session=/;

/**
 * A page made for somebody with a session must not be kept by anyone in between. Pages for everybody
 * else say nothing here and stay eligible for the browser's back/forward cache.
 */
export function noStoreForSession(request: Request, headers: Headers): void {
  if (SESSION_COOKIE.test(request.headers.get("Cookie") ?? ""))
    headers.set("Cache-Control", "private, no-store");
}
