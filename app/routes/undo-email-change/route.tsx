import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ExternalAccountsNotice } from "~/accounts/external-accounts-notice";
import { LinkConfirmation } from "~/accounts/links/link-confirmation";
import { InvalidLink } from "~/accounts/links/invalid-link";
import type { PageHandle } from "~/platform/http/page-handle";
import accountStyles from "~/styles/kinds/account.css?url";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./undo-email-change.server";

export { action, loader };

const TITLE = "Undo the email change";
const RETRY_LINK = { to: "/forgot-password", label: "Reset your password" };

export const handle = { access: "token", openWhenSuspended: true } satisfies PageHandle;

export const links = linkStyles(accountStyles);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: TITLE });

export default function UndoEmailChange() {
  const loaderData = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  if (!loaderData)
    return (
      <ExternalAccountsNotice title={TITLE}>
        Email addresses are changed there. This site doesn’t send links to undo a change.
      </ExternalAccountsNotice>
    );
  if (actionData) return <InvalidLink message={actionData.refused} retry={RETRY_LINK} />;
  if ("refused" in loaderData)
    return <InvalidLink message={loaderData.refused} retry={RETRY_LINK} />;
  return (
    <LinkConfirmation
      title="Keep your email address?"
      lead="This undoes a change of your account’s email address, signs out every device, disconnects Google and LinkedIn and ends the password. You then choose a new one."
      email={loaderData.email}
      buttonText="Keep this address"
      pendingText="Undoing…"
    >
      If you made the change yourself, close this page. Nothing changes unless you press the button.
    </LinkConfirmation>
  );
}
