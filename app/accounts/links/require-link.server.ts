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
 * The link from the cookie, looked up by `find`, which is told the token of this browser's session.
 * Fails if it belongs to an account other than the signed-in one.
 */
export async function requireLink(
  request: Request,
  context: AppLoadContext,
  findTarget: (link: string, token: string | undefined) => Promise<AuthResult<LinkTarget>>,
): Promise<AuthResult<LinkTarget & { link: string; token: string | undefined }>> {
  const link = await getLinkToken(request);
  const auth = await getAuth(request, context);
  const token = auth.status === "signed-in" ? auth.token : undefined;
  const target = await findTarget(link, token);
  if (!target.ok) return target;
  if (auth.status === "signed-in" && auth.profile.id !== target.userId) return linkForOtherAccount;
  return { ...target, link, token };
}
