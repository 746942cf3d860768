import { LinkButton } from "~/ui/button";
import { AuthLayout } from "~/ui/layout/auth-layout";

/** The same words whether there is an account or not: nobody finds out here who has one. */
export function ResetLinkSent({ isMailConfigured }: { isMailConfigured: boolean }) {
  return (
    <AuthLayout
      title="Look into your mailbox"
      lead="If there is an account with that address, a link to choose a new password is on its way."
    >
      <div className="grid gap-4 text-text-2">
        <p>
          The link works once, for one hour. Nothing arrived after a few minutes? Look among the
          spam, and try the other addresses you use.
        </p>
        {isMailConfigured ? null : (
          <p>
            This server has no mail server set up: it writes your link into a folder of its own. Ask
            the people who run it to hand it to you.
          </p>
        )}
        <p className="mt-3 flex flex-wrap gap-3">
          <LinkButton to="/login">Back to sign in</LinkButton>
          <LinkButton to="/forgot-password" variant="secondary">
            Try another address
          </LinkButton>
        </p>
      </div>
    </AuthLayout>
  );
}
