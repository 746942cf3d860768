import { LinkButton } from "~/ui/button";
import { AuthLayout } from "~/ui/layout/auth-layout";

/** The same text with or without an account: it doesn't reveal whether one exists. */
export function ResetLinkSent({ isMailConfigured }: { isMailConfigured: boolean }) {
  return (
    <AuthLayout
      title="Check your inbox"
      lead="If there is an account with that address, we’ve sent a link to choose a new password."
    >
      <div className="grid gap-4 text-text-2">
        <p>
          The link works once, for one hour. Nothing after a few minutes? Check your spam folder, or
          try another address you use.
        </p>
        {isMailConfigured ? null : (
          <p>
            This server can’t send email yet, so your link is saved on the server. Ask the people
            who run it to give it to you.
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
