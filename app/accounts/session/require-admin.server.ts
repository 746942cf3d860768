import type { AppLoadContext } from "@remix-run/node";
import { requireAccount } from "./auth.server";

/** The account of an operator; anybody else gets 403, without a look at what is there. */
export async function requireAdmin(request: Request, context: AppLoadContext) {
  const account = await requireAccount(request, context);
  if (account.profile.userType !== "admin")
    throw new Response("This page is for the operators of this server.", {
      status: 403,
      statusText: "Forbidden",
    });
  return account;
}
