import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { embeddedAccounts } from "~/accounts/auth-api/index.server";
import { clearLinkCookie } from "~/accounts/links/cookie.server";
import { requireLink } from "~/accounts/links/require-link.server";
import { signInEmail } from "~/accounts/session/sign-in-email.server";
import { clearSessionCookie } from "~/accounts/session/cookie.server";
import { methodNotAllowed } from "~/platform/http/method-not-allowed.server";
import { toasts } from "~/platform/http/toast.server";
import { toReadableEmail } from "~/platform/http/email-domain.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!embeddedAccounts) return null;
  const target = await requireLink(request, context, embeddedAccounts.emails.findUndoLink);
  return target.ok
    ? { email: toReadableEmail(target.email) }
    : data({ refused: target.message }, target.status);
}

// Requires a button: mail scanners open every link.
export async function action({ request, context }: ActionFunctionArgs) {
  if (!embeddedAccounts) throw methodNotAllowed();
  const target = await requireLink(request, context, embeddedAccounts.emails.findUndoLink);
  const result = target.ok ? await embeddedAccounts.emails.undoEmailChange(target.link) : target;
  if (!result.ok) return data({ refused: result.message }, result.status);
  return toasts(request).redirectWithSuccess(
    "/forgot-password",
    {
      message: "Email change undone",
      description:
        "Every device was signed out, and your password no longer works: someone else may know it. Choose a new one.",
    },
    {
      headers: [
        ["Set-Cookie", await clearLinkCookie(request)],
        ["Set-Cookie", await clearSessionCookie(request)],
        ...(target.ok
          ? [["Set-Cookie", await signInEmail.serialize(request, target.email)] as [string, string]]
          : []),
      ],
    },
  );
}
