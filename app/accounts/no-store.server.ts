import { hasSignedCookie } from "~/platform/http/cookies.server";
import { LINK_COOKIE } from "./links/cookie.server";
import { SESSION_COOKIE } from "./session/cookie.server";

/**
 * Keeps caches from storing a page made for one person: one with a session, or with a link from an email.
 * Pages for everyone else say nothing here and stay eligible for the browser's back/forward cache.
 */
export function addNoStoreHeader(request: Request, headers: Headers): void {
  if ([SESSION_COOKIE, LINK_COOKIE].some((name) => hasSignedCookie(request, name)))
    headers.set("Cache-Control", "private, no-store");
}
