import { createTextCookie } from "~/platform/http/cookies.server";

const TEN_MINUTES_IN_SECONDS = 10 * 60;

export const SIGN_IN_EMAIL_COOKIE = "sign-in-email";

/** The address filled in on the sign-in page after registering. A cookie, so that no URL, log or history holds it. */
export const signInEmail = createTextCookie(SIGN_IN_EMAIL_COOKIE, TEN_MINUTES_IN_SECONDS);
