import { type ActionFunctionArgs, replace } from "@remix-run/node";
import { safeRedirect } from "~/platform/http/safe-redirect";
import { isSecure } from "~/platform/http/cookies.server";
import { methodNotAllowed } from "~/platform/http/method.server";
import { readForm } from "~/platform/http/read-form.server";
import { preferenceCookies } from "~/preferences/cookie.server";
import { preferencesSchema } from "~/preferences/schema.server";

export const loader = () => methodNotAllowed("POST")();

export async function action({ request }: ActionFunctionArgs) {
  const { returnTo, ...form } = Object.fromEntries(await readForm(request));
  const choice = preferencesSchema.safeParse(form);
  if (!choice.success) throw new Response("Choose a theme or an accent from the list.", { status: 400 });

  const headers = new Headers(preferenceCookies(choice.data, isSecure(request)).map((cookie): [string, string] => ["Set-Cookie", cookie]));
  // Replaced, so that going back does not walk through every colour that was tried.
  return replace(safeRedirect(returnTo, "/"), { status: 303, headers });
}

/** Never shown: it makes this a page to Remix, so that a wrong method gets the error page. */
export default function Preferences() {
  return null;
}
