import type { ActionFunctionArgs } from "@remix-run/node";
import { socialSignInSchema } from "~/accounts/schema.server";
import { safeRedirect } from "~/platform/http/safe-redirect";
import { toasts } from "~/platform/http/toast.server";
import { methodNotAllowed } from "~/platform/http/method-not-allowed.server";
import { readForm } from "~/platform/http/read-form.server";

const PROVIDER_NAMES = { google: "Google", linkedin: "LinkedIn" };

export function loader() {
  throw methodNotAllowed();
}

export async function action({ request }: ActionFunctionArgs) {
  const parsed = socialSignInSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success)
    throw new Response("Please use one of the buttons on the sign-in page.", { status: 400 });
  const { provider, returnTo } = parsed.data;
  return toasts(request).redirectWithInfo(safeRedirect(returnTo, "/login"), {
    message: `${PROVIDER_NAMES[provider]} sign-in is not set up on this server`,
    description: "Use your email and a password instead.",
  });
}
