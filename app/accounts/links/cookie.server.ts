import { redirect } from "@remix-run/node";
import { createTextCookie } from "~/platform/http/cookies.server";

const HOUR_IN_SECONDS = 60 * 60;
/** Longer than any valid token. */
const TOKEN_MAX = 200;

export const LINK_COOKIE = "link";

const linkCookie = createTextCookie(LINK_COOKIE, HOUR_IN_SECONDS);

/**
 * The token of an emailed link. Moved from the URL into a cookie, so it doesn't leak through the
 * Referer, logs or history.
 */
export async function getLinkToken(request: Request): Promise<string> {
  const { pathname, searchParams } = new URL(request.url);
  const token = searchParams.get("token");
  if (token === null) return (await linkCookie.read(request)) ?? "";
  throw redirect(pathname.replace(/\.data$/, ""), {
    headers: {
      "Set-Cookie": await linkCookie.serialize(request, token.slice(0, TOKEN_MAX)),
      "Cache-Control": "no-store",
    },
  });
}

export function clearLinkCookie(request: Request): Promise<string> {
  return linkCookie.clear(request);
}
