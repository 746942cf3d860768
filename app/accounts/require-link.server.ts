import type { AppLoadContext } from "@remix-run/node";
import { whoIsThere } from "./account.server";
import type { AuthFailure, AuthResult, LinkTarget } from "./auth-api";
import { takeLink } from "./link-cookie.server";

const othersLink: AuthFailure = {
  ok: false,
  status: 403,
  message:
    "This link belongs to another account than the one you are signed in to. Log out first, then open it again.",
};

/** The link a person came with, told by `find`; one for somebody else than who is signed in here is refused. */
export async function requireLink(
  request: Request,
  context: AppLoadContext,
  find: (link: string) => Promise<AuthResult<LinkTarget>>,
): Promise<AuthResult<LinkTarget & { link: string }>> {
  const link = await takeLink(request);
  const target = await find(link);
  if (!target.ok) return target;
  const there = await whoIsThere(request, context);
  if (there.kind === "signed-in" && there.profile.id !== target.userId) return othersLink;
  return { ...target, link };
}
