import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { getAuth } from "~/accounts/session/auth.server";
import { getCaller } from "~/accounts/session/caller.server";
import { embeddedAccounts } from "~/accounts/auth-api/index.server";
import { signInEmail } from "~/accounts/session/sign-in-email.server";
import { clearLinkCookie } from "~/accounts/links/cookie.server";
import { requireLink } from "~/accounts/links/require-link.server";
import { methodNotAllowed } from "~/platform/http/method-not-allowed.server";
import { toasts } from "~/platform/http/toast.server";
import { toReadableEmail } from "~/platform/http/email-domain.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!embeddedAccounts) return null;
  const target = await requireLink(request, context, embeddedAccounts.emails.findConfirmationLink);
  return target.ok
    ? { email: toReadableEmail(target.email) }
    : data({ refused: target.message }, target.status);
}

// Requires a button: mail scanners open every link.
export async function action({ request, context }: ActionFunctionArgs) {
  if (!embeddedAccounts) throw methodNotAllowed();
  const target = await requireLink(request, context, embeddedAccounts.emails.findConfirmationLink);
  const result = target.ok
    ? await embeddedAccounts.emails.confirmEmail(
        target.link,
        target.token,
        await getCaller(request, context),
      )
    : target;
  if (!result.ok) return data({ refused: result.message }, result.status);
  const isSignedIn = (await getAuth(request, context)).status === "signed-in";
  return toasts(request).redirectWithSuccess(
    isSignedIn ? "/settings/account" : "/login",
    {
      message: "Email address confirmed",
      description: `Account emails go to ${toReadableEmail(result.email)}.`,
    },
    {
      headers: [
        ["Set-Cookie", await clearLinkCookie(request)],
        ["Set-Cookie", await signInEmail.serialize(request, result.email)],
      ],
    },
  );
}
