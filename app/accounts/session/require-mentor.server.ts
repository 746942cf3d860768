import type { AppLoadContext } from "@remix-run/node";
import { embeddedAccounts } from "~/accounts/auth-api/index.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { requireAccount } from "./auth.server";

/**
 * The account of a mentor; any other gets 403. An external account server knows no mentors: there,
 * the approved profile decides, which every page of a mentor asks for too.
 */
export async function requireMentorAccount(
  request: Request,
  context: AppLoadContext,
): Promise<string> {
  const { profile } = await requireAccount(request, context);
  if (embeddedAccounts && profile.userType !== "mentor")
    throw new Response("This page is for mentors.", { status: 403, statusText: "Forbidden" });
  return getOwnerId(profile);
}
