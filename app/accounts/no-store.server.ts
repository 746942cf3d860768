import { hasSignedCookie } from "~/platform/http/cookies.server";
import { LINK_COOKIE } from "./links/cookie.server";
import { SESSION_COOKIE } from "./session/cookie.server";
import { SIGN_IN_EMAIL_COOKIE } from "./session/sign-in-email.server";

/**
 * Keeps caches from storing a page made for one person: one with a session, a link from an email, or an address to sign in with.
 * Pages for everyone else say nothing here and stay eligible for the browser's back/forward cache.
 */
export function addNoStoreHeader(request: Request, headers: Headers): void {
  if (
    [SESSION_COOKIE, LINK_COOKIE, SIGN_IN_EMAIL_COOKIE].some((name) =>
      hasSignedCookie(request, name),
    )
  )
    headers.set("Cache-Control", "private, no-store");
}
