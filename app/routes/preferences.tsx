import { type ActionFunctionArgs, data, replace } from "@remix-run/node";
import { whoIsThere } from "~/accounts/account.server";
import { ownerOf } from "~/accounts/profile";
import { safeRedirect } from "~/platform/http/safe-redirect";
import { isSecure } from "~/platform/http/cookies.server";
import { methodNotAllowed } from "~/platform/http/method.server";
import { readForm } from "~/platform/http/read-form.server";
import { savePreferences } from "~/preferences/account-preferences.server";
import { preferenceCookies } from "~/preferences/cookie.server";
import { preferencesSchema } from "~/preferences/schema.server";

export function loader() {
  throw methodNotAllowed();
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { returnTo, stay, ...form } = Object.fromEntries(await readForm(request));
  const choice = preferencesSchema.safeParse(form);
  if (!choice.success)
    throw new Response("Choose one of the settings on the page.", { status: 400 });

  const there = await whoIsThere(request, context);
  if (there.kind === "signed-in") await savePreferences(ownerOf(there.profile), choice.data);
  const headers = new Headers(
    preferenceCookies(choice.data, isSecure(request)).map((cookie): [string, string] => [
      "Set-Cookie",
      cookie,
    ]),
  );
  if (stay) return data(null, { headers });
  // Replaced, so that going back does not walk through every colour that was tried.
  return replace(safeRedirect(returnTo, "/"), { status: 303, headers });
}

/** Never shown: it makes this a page to Remix, so that a wrong method gets the error page. */
export default function Preferences() {
  return null;
}
