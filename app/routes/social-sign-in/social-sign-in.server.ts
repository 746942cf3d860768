import type { ActionFunctionArgs } from "@remix-run/node";
import { socialSignInSchema } from "~/accounts/schema.server";
import { getAuth } from "~/accounts/session/auth.server";
import { PROVIDER_NAMES } from "~/accounts/social/provider-names";
import { findProvider } from "~/accounts/social/providers.server";
import { isSignInPage } from "~/accounts/social/sign-in-page";
import { startFlow } from "~/accounts/social/start.server";
import { methodNotAllowed } from "~/platform/http/method-not-allowed.server";
import { readForm } from "~/platform/http/read-form.server";
import { safeRedirect } from "~/platform/http/safe-redirect";
import { toasts } from "~/platform/http/toast.server";

export function loader() {
  throw methodNotAllowed();
}

export async function action({ request, context }: ActionFunctionArgs) {
  const parsed = socialSignInSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success)
    throw new Response("Please use one of the buttons on the sign-in page.", { status: 400 });
  const { provider, returnTo } = parsed.data;
  const page = safeRedirect(returnTo, "/login");
  if (!findProvider(provider))
    return toasts(request).redirectWithInfo(page, {
      message: `${PROVIDER_NAMES[provider]} sign-in is not set up on this server`,
      description: "Use your email and a password instead.",
    });
  // On any other page someone signed in confirms who they are: only their own account will do.
  const auth = isSignInPage(page) ? undefined : await getAuth(request, context);
  const account = auth?.status === "signed-in" ? auth.profile.id : undefined;
  const intent = account === undefined ? "sign-in" : "confirm";
  const start = await startFlow(request, context, { provider, intent, account, page });
  return start instanceof Response ? start : toasts(request).redirectWithError(page, start.message);
}
