import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { embeddedAccounts } from "~/accounts/auth-api/index.server";
import { clearLinkCookie } from "~/accounts/links/cookie.server";
import { requireLink } from "~/accounts/links/require-link.server";
import { SESSION_CONFIRMED } from "~/accounts/social/confirmed";
import { methodNotAllowed } from "~/platform/http/method-not-allowed.server";
import { toasts } from "~/platform/http/toast.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!embeddedAccounts) return null;
  const { findConfirmation } = embeddedAccounts.confirmations;
  const target = await requireLink(request, context, findConfirmation);
  return target.ok ? { email: target.email } : data({ refused: target.message }, target.status);
}

// Requires a button: mail scanners open every link.
export async function action({ request, context }: ActionFunctionArgs) {
  if (!embeddedAccounts) throw methodNotAllowed();
  const { findConfirmation, confirmSession } = embeddedAccounts.confirmations;
  const target = await requireLink(request, context, findConfirmation);
  const result = target.ok ? await confirmSession(target.link, target.token) : target;
  if (!result.ok) return data({ refused: result.message }, result.status);
  return toasts(request).redirectWithSuccess("/settings/account", SESSION_CONFIRMED, {
    headers: { "Set-Cookie": await clearLinkCookie(request) },
  });
}
