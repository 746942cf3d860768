import type { AppLoadContext } from "@remix-run/node";
import { getAuth } from "~/accounts/session/auth.server";
import type { AuthFailure, AuthResult, LinkTarget } from "~/accounts/auth-api/contract";
import { getLinkToken } from "./cookie.server";

const linkForOtherAccount: AuthFailure = {
  ok: false,
  status: 403,
  message:
    "This link belongs to another account than the one you are signed in to. Log out first, then open it again.",
};

/** The link a person came with, told by `find`; one for somebody else than who is signed in here is refused. */
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
