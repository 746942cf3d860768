import { type ActionFunctionArgs, data, replace } from "@remix-run/node";
import { getAuth } from "~/accounts/session/auth.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { safeRedirect } from "~/platform/http/safe-redirect";
import { isSecure } from "~/platform/http/cookies.server";
import { methodNotAllowed } from "~/platform/http/method-not-allowed.server";
import { readForm } from "~/platform/http/read-form.server";
import { savePreferences } from "~/preferences/queries.server";
import { serializePreferences } from "~/preferences/cookie.server";
import { preferencesSchema } from "~/preferences/schema.server";

export function loader() {
  throw methodNotAllowed();
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { returnTo, stay, ...fields } = Object.fromEntries(await readForm(request));
  const changes = preferencesSchema.safeParse(fields);
  if (!changes.success)
    throw new Response("Choose one of the settings on the page.", { status: 400 });

  const auth = await getAuth(request, context);
  if (auth.status === "signed-in") await savePreferences(getOwnerId(auth.profile), changes.data);
  const headers = new Headers(
    serializePreferences(changes.data, isSecure(request)).map((cookie): [string, string] => [
      "Set-Cookie",
      cookie,
    ]),
  );
  if (stay) return data(null, { headers });
  // Replaced, so that going back does not walk through every colour that was tried.
  return replace(safeRedirect(returnTo, "/"), { status: 303, headers });
}
