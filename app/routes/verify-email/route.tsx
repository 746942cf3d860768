import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { getAuth } from "~/accounts/session/auth.server";
import { getCaller } from "~/accounts/session/caller.server";
import { embeddedAccounts } from "~/accounts/auth-api/index.server";
import { InvalidLink } from "~/accounts/links/invalid-link";
import { ExternalAccountsNotice } from "~/accounts/external-accounts-notice";
import { clearLinkCookie } from "~/accounts/links/cookie.server";
import { requireLink } from "~/accounts/links/require-link.server";
import { methodNotAllowed } from "~/platform/http/method-not-allowed.server";
import { toasts } from "~/platform/http/toast.server";
import { Button } from "~/ui/button";
import { AuthLayout } from "~/ui/layout/auth-layout";
import { pageMeta } from "~/ui/page-meta";

const RETRY_LINK = { to: "/settings/account", label: "Ask for a new link" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!embeddedAccounts) return null;
  const target = await requireLink(request, context, embeddedAccounts.emails.findConfirmationLink);
  return target.ok ? { email: target.email } : data({ refused: target.message }, target.status);
}

// A button and not the link itself confirms: programs that look through mail open every link in it.
export async function action({ request, context }: ActionFunctionArgs) {
  if (!embeddedAccounts) throw methodNotAllowed();
  const target = await requireLink(request, context, embeddedAccounts.emails.findConfirmationLink);
  const result = target.ok
    ? await embeddedAccounts.emails.confirmEmail(target.link, await getCaller(request, context))
    : target;
  if (!result.ok) return data({ refused: result.message }, result.status);
  const isSignedIn = (await getAuth(request, context)).status === "signed-in";
  return toasts(request).redirectWithSuccess(
    isSignedIn ? "/settings/account" : `/login?email=${encodeURIComponent(result.email)}`,
    {
      message: "Email address confirmed",
      description: `Mail about your account goes to ${result.email}.`,
    },
    { headers: { "Set-Cookie": await clearLinkCookie(request) } },
  );
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Confirm your email address" });

export default function VerifyEmail() {
  const loaderData = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const confirming = useNavigation().formAction?.startsWith("/verify-email");
  if (!loaderData)
    return (
      <ExternalAccountsNotice title="Confirm your email address">
        Addresses are confirmed there; this site sends no links for it.
      </ExternalAccountsNotice>
    );
  if (actionData) return <InvalidLink message={actionData.refused} retry={RETRY_LINK} />;
  if ("refused" in loaderData)
    return <InvalidLink message={loaderData.refused} retry={RETRY_LINK} />;
  return (
    <AuthLayout
      title="Is this your address?"
      lead="Then a forgotten password can be mended by mail, and notices about your account reach you."
    >
      <p className="text-lead font-medium break-all">{loaderData.email}</p>
      <Form method="post" className="mt-7">
        <Button size="lg" className="w-full" pending={confirming && "Confirming…"}>
          Confirm this address
        </Button>
      </Form>
      <p className="mt-6 text-sm text-muted">
        If it is not, close this page. Nothing changes without the button.
      </p>
    </AuthLayout>
  );
}
