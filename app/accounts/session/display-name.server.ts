import type { AppLoadContext } from "@remix-run/node";
import { getAuth } from "./auth.server";

/** The user's display name; null if not signed in. */
export async function getDisplayName(
  request: Request,
  context: AppLoadContext,
): Promise<string | null> {
  const auth = await getAuth(request, context);
  return auth.status === "signed-in" ? auth.profile.displayName || auth.profile.name : null;
}

/** The user's full name, as in a letter; null if not signed in. */
export async function getAccountName(
  request: Request,
  context: AppLoadContext,
): Promise<string | null> {
  const auth = await getAuth(request, context);
  return auth.status === "signed-in" ? auth.profile.name || null : null;
}
