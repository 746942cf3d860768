import { hasSignedCookie } from "~/platform/http/cookies.server";
import { SESSION_COOKIE } from "./cookie.server";

/**
 * A page made for a person with a session must not be stored by anyone in between. Pages for everybody
 * else say nothing here and stay eligible for the browser's back/forward cache.
 */
export function noStoreForSession(request: Request, headers: Headers): void {
  if (hasSignedCookie(request, SESSION_COOKIE)) headers.set("Cache-Control", "private, no-store");
}
