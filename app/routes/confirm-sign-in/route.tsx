import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ExternalAccountsNotice } from "~/accounts/external-accounts-notice";
import { LinkConfirmation } from "~/accounts/links/link-confirmation";
import { InvalidLink } from "~/accounts/links/invalid-link";
import type { PageHandle } from "~/platform/http/page-handle";
import accountStyles from "~/styles/kinds/account.css?url";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./confirm-sign-in.server";

export { action, loader };

const TITLE = "Confirm that it’s you";
const RETRY_LINK = { to: "/settings/account", label: "Account settings" };

export const handle = { access: "token", openWhenSuspended: true } satisfies PageHandle;

export const links = linkStyles(accountStyles);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: TITLE });

export default function ConfirmSignIn() {
  const loaderData = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  if (!loaderData)
    return (
      <ExternalAccountsNotice title={TITLE}>
        Everybody has a password there. This site doesn’t send links to confirm who you are.
      </ExternalAccountsNotice>
    );
  if (actionData) return <InvalidLink message={actionData.refused} retry={RETRY_LINK} />;
  if ("refused" in loaderData)
    return <InvalidLink message={loaderData.refused} retry={RETRY_LINK} />;
  return (
    <LinkConfirmation
      title="Is it you?"
      lead="Someone is about to change your account in this browser. You then have ten minutes for it."
      email={loaderData.email}
      buttonText="It’s me"
      pendingText="Confirming…"
    >
      If it isn’t you, close this page. Nothing changes unless you press the button.
    </LinkConfirmation>
  );
}
