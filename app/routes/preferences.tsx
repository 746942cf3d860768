import { type ActionFunctionArgs, redirect, replace } from "@remix-run/node";
import { z } from "zod";
import { safeRedirect } from "~/platform/http/safe-redirect";
import { preferenceCookies } from "~/preferences/cookie.server";
import { accentSchema, themeSchema } from "~/preferences/schema.server";

const choiceSchema = z
  .object({ theme: themeSchema.optional(), accent: accentSchema.optional() })
  .refine(({ theme, accent }) => theme !== undefined || accent !== undefined);

export function loader() {
  return redirect("/");
}

export async function action({ request }: ActionFunctionArgs) {
  const { returnTo, ...form } = Object.fromEntries(await request.formData());
  const choice = choiceSchema.safeParse(form);
  if (!choice.success) throw new Response("Choose a theme or an accent from the list.", { status: 400 });

  const secure = new URL(request.url).protocol === "https:";
  const headers = new Headers(preferenceCookies(choice.data, secure).map((cookie): [string, string] => ["Set-Cookie", cookie]));
  // Replaced, so that going back does not walk through every colour that was tried.
  return replace(safeRedirect(returnTo, "/"), { status: 303, headers });
}
