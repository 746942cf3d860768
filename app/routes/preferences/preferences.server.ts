import { type ActionFunctionArgs, type LoaderFunctionArgs, data, replace } from "@remix-run/node";
import { getAuth } from "~/accounts/session/auth.server";
import { saveChoices } from "~/accounts/session/save-choices.server";
import { readForm } from "~/platform/http/read-form.server";
import { safeRedirect } from "~/platform/http/safe-redirect";
import { readPreferences } from "~/preferences/cookie.server";
import { preferencesSchema } from "~/preferences/schema.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const auth = await getAuth(request, context);
  return { preferences: readPreferences(request), isSignedIn: auth.status === "signed-in" };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { returnTo, stay, ...fields } = Object.fromEntries(await readForm(request));
  const choices = preferencesSchema.safeParse(fields);
  if (!choices.success)
    throw new Response("Choose one of the settings on the page.", { status: 400 });
  const headers = await saveChoices(request, context, choices.data);
  if (stay) return data({ saved: choices.data }, { headers });
  // Replaces the history entry, so Back doesn't step through every color tried.
  return replace(safeRedirect(returnTo, "/"), { status: 303, headers });
}
