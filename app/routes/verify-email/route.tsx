import type { MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { InvalidLink } from "~/accounts/links/invalid-link";
import { ExternalAccountsNotice } from "~/accounts/external-accounts-notice";
import { Button } from "~/ui/button";
import { AuthLayout } from "~/ui/layout/auth-layout";
import { pageMeta } from "~/ui/page-meta";
import { usePending } from "~/ui/use-pending";
import { action, loader } from "./verify-email.server";

export { action, loader };

const RETRY_LINK = { to: "/settings/account", label: "Request a new link" };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Confirm your email address" });

export default function VerifyEmail() {
  const loaderData = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const isPending = usePending();
  if (!loaderData)
    return (
      <ExternalAccountsNotice title="Confirm your email address">
        Email addresses are confirmed there. This site doesn’t send confirmation links.
      </ExternalAccountsNotice>
    );
  if (actionData) return <InvalidLink message={actionData.refused} retry={RETRY_LINK} />;
  if ("refused" in loaderData)
    return <InvalidLink message={loaderData.refused} retry={RETRY_LINK} />;
  return (
    <AuthLayout
      title="Is this your email address?"
      lead="Confirm it so you can reset your password by email and get account notices."
    >
      <p className="text-lead font-medium break-all">{loaderData.email}</p>
      <Form method="post" className="mt-7">
        <Button size="lg" className="w-full" pending={isPending && "Confirming…"}>
          Confirm this address
        </Button>
      </Form>
      <p className="mt-6 text-sm text-muted">
        If it isn’t, close this page. Nothing changes unless you press the button.
      </p>
    </AuthLayout>
  );
}
