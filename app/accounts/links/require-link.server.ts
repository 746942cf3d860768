import type { AppLoadContext } from "@remix-run/node";
import { getAuth } from "~/accounts/session/auth.server";
import type { AuthFailure, AuthResult, LinkTarget } from "~/accounts/auth-api/contract";
import { getLinkToken } from "./cookie.server";

const linkForOtherAccount: AuthFailure = {
  ok: false,
  status: 403,
  message: "It is for a different account. Log out, then open it again.",
};

/**
 * The link from the cookie, looked up by `find`. Fails if it belongs to an account other than the
 * signed-in one.
 */
export async function requireLink(
  request: Request,
  context: AppLoadContext,
  findTarget: (link: string) => Promise<AuthResult<LinkTarget>>,
): Promise<AuthResult<LinkTarget & { link: string }>> {
  const link = await getLinkToken(request);
  const target = await findTarget(link);
  if (!target.ok) return target;
  const auth = await getAuth(request, context);
  if (auth.status === "signed-in" && auth.profile.id !== target.userId) return linkForOtherAccount;
  return { ...target, link };
}
