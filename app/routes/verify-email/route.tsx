import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { whoIsThere } from "~/accounts/account.server";
import { callerOf } from "~/accounts/caller.server";
import { ownAccounts } from "~/accounts/choose-auth-api.server";
import { DeadLink } from "~/accounts/dead-link";
import { Elsewhere } from "~/accounts/elsewhere";
import { endLinkCookie } from "~/accounts/link-cookie.server";
import { requireLink } from "~/accounts/require-link.server";
import { methodNotAllowed } from "~/platform/http/method.server";
import { toasts } from "~/platform/http/toast.server";
import { Button } from "~/ui/button";
import { AuthLayout } from "~/ui/layout/auth-layout";
import { pageMeta } from "~/ui/page-meta";

const ASK_AGAIN = { to: "/settings/account", label: "Ask for a new link" };

export async function loader({ request, context }: LoaderFunctionArgs) {
  if (!ownAccounts) return null;
  const target = await requireLink(request, context, ownAccounts.emails.findConfirmation);
  return target.ok ? { email: target.email } : data({ refused: target.message }, target.status);
}

// A button and not the link itself confirms: programs that look through mail open every link in it.
export async function action({ request, context }: ActionFunctionArgs) {
  if (!ownAccounts) throw methodNotAllowed();
  const target = await requireLink(request, context, ownAccounts.emails.findConfirmation);
  const confirmed = target.ok
    ? await ownAccounts.emails.confirm(target.link, await callerOf(request, context))
    : target;
  if (!confirmed.ok) return data({ refused: confirmed.message }, confirmed.status);
  const isIn = (await whoIsThere(request, context)).kind === "signed-in";
  return toasts(request).redirectWithSuccess(
    isIn ? "/settings/account" : `/login?email=${encodeURIComponent(confirmed.email)}`,
    {
      message: "Email address confirmed",
      description: `Mail about your account goes to ${confirmed.email}.`,
    },
    { headers: { "Set-Cookie": await endLinkCookie(request) } },
  );
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Confirm your email address" });

export default function VerifyEmail() {
  const known = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const confirming = useNavigation().formAction?.startsWith("/verify-email");
  if (!known)
    return (
      <Elsewhere title="Confirm your email address">
        Addresses are confirmed there; this site sends no links for it.
      </Elsewhere>
    );
  if (failed) return <DeadLink message={failed.refused} again={ASK_AGAIN} />;
  if ("refused" in known) return <DeadLink message={known.refused} again={ASK_AGAIN} />;
  return (
    <AuthLayout
      title="Is this your address?"
      lead="Then a forgotten password can be mended by mail, and notices about your account reach you."
    >
      <p className="text-lead font-medium break-all">{known.email}</p>
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
