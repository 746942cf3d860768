import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import { signOutAndRedirect } from "~/accounts/session/auth.server";
import { authApi } from "~/accounts/auth-api/index.server";
import { signOutHeaders, readSession } from "~/accounts/session/cookie.server";
import { methodNotAllowed } from "~/platform/http/method-not-allowed.server";
import { toasts } from "~/platform/http/toast.server";
import { log } from "~/platform/log.server";

export function loader() {
  throw methodNotAllowed();
}

export async function action({ request }: ActionFunctionArgs) {
  const { token } = await readSession(request);
  if (!token) return redirect("/");
  const result = await authApi.logout(token);
  if (!result.ok && result.status === 401) return signOutAndRedirect(request, result);
  if (!result.ok) {
    // Only an external account server can fail. As specified: nothing is cleared and no message is shown, so the
    // user can simply try again.
    log.error({ status: result.status }, "logout failed");
    return redirect("/profile");
  }
  return toasts(request).redirectWithSuccess("/", "Logged out successfully", {
    headers: await signOutHeaders(request),
  });
}
