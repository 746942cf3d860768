import type { AppLoadContext } from "@remix-run/node";
import { whoIsThere } from "./account.server";

/** What the person calls themselves; null when nobody is signed in. */
export async function nameOf(request: Request, context: AppLoadContext): Promise<string | null> {
  const there = await whoIsThere(request, context);
  return there.kind === "signed-in" ? there.profile.displayName || there.profile.name : null;
}
