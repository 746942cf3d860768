import { type LoaderFunctionArgs, data } from "@remix-run/node";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { createFormKey } from "~/accounts/kept-forms/form-key.server";
import { getAuth, signOutAndRedirect } from "~/accounts/session/auth.server";
import { getPublicOrigin } from "~/platform/http/public-origin.server";
import { readDescription, toasts } from "~/platform/http/toast.server";
import { isMailConfigured } from "~/platform/mail/transport.server";
import { readPreferences } from "~/preferences/cookie.server";
import { toReadableEmail } from "~/platform/http/email-domain.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [auth, { toast, headers }] = await Promise.all([
    getAuth(request, context),
    toasts(request).getToast(request),
  ]);
  if (auth.status === "expired") throw await signOutAndRedirect(request, auth.failure);
  const rootData = {
    origin: getPublicOrigin(request),
    isMailConfigured,
    preferences: readPreferences(request),
    account:
      auth.status === "signed-in"
        ? {
            name: auth.profile.name,
            email: toReadableEmail(auth.profile.email),
            isMentor: auth.profile.userType === "mentor",
            isOperator: auth.profile.userType === "admin",
            isSuspended: auth.profile.suspension !== undefined,
          }
        : null,
    formKey: auth.status === "signed-in" ? createFormKey(getOwnerId(auth.profile)) : null,
    toasts: [
      ...(toast ? [{ ...toast, ...readDescription(toast.description) }] : []),
      ...(auth.status === "unknown" ? [accountUnreachableToast(auth.failure.message)] : []),
    ].map((entry) => ({ ...entry, id: crypto.randomUUID() })),
  };
  // Set the cookie only when a toast was removed from it; otherwise no page could be cached.
  return data(rootData, { headers: toast ? headers : {} });
}

/** The page works without the account. */
function accountUnreachableToast(message: string) {
  return {
    type: "error" as const,
    message,
    description: "We can’t reach your account right now. You’re still signed in.",
  };
}
