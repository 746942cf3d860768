import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { LinkConfirmation } from "~/accounts/links/link-confirmation";
import { InvalidLink } from "~/accounts/links/invalid-link";
import { ExternalAccountsNotice } from "~/accounts/external-accounts-notice";
import type { PageHandle } from "~/platform/http/page-handle";
import accountStyles from "~/styles/kinds/account.css?url";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./verify-email.server";

export { action, loader };

const RETRY_LINK = { to: "/settings/account", label: "Request a new link" };

export const handle = { access: "token", openWhenSuspended: true } satisfies PageHandle;

export const links = linkStyles(accountStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Confirm your email address" });

export default function VerifyEmail() {
  const loaderData = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
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
    <LinkConfirmation
      title="Is this your email address?"
      lead="Confirm it, so that links and notices for your account reach you."
      email={loaderData.email}
      buttonText="Confirm this address"
      pendingText="Confirming…"
    >
      If it isn’t, close this page. Nothing changes unless you press the button.
    </LinkConfirmation>
  );
}
