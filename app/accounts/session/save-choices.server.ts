import type { AppLoadContext } from "@remix-run/node";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { serializePreferences } from "~/preferences/cookie.server";
import type { Preferences } from "~/preferences/preferences";
import { savePreferences } from "~/preferences/queries.server";
import { getAuth } from "./auth.server";

/** Saves what was chosen in the account of a signed-in person; the headers save it in this browser. */
export async function saveChoices(
  request: Request,
  context: AppLoadContext,
  choices: Partial<Preferences>,
): Promise<Headers> {
  const auth = await getAuth(request, context);
  if (auth.status === "signed-in") await savePreferences(getOwnerId(auth.profile), choices);
  const headers = new Headers();
  for (const cookie of await serializePreferences(request, choices))
    headers.append("Set-Cookie", cookie);
  return headers;
}
