import { NO_MAIL } from "~/accounts/no-mail";
import { LinkButton } from "~/ui/button";
import { AuthLayout } from "~/ui/layout/auth-layout";

/** The same text with or without an account: it doesn't reveal whether one exists. */
export function ResetLinkSent({ isMailConfigured }: { isMailConfigured: boolean }) {
  return (
    <AuthLayout
      title={isMailConfigured ? "Check your inbox" : "Ask for your link"}
      lead={`If there is an account with that address, ${isMailConfigured ? "we’ve sent" : "there is now"} a link to choose a new password.`}
    >
      <div className="grid gap-4 text-text-2">
        <p>
          The link works once, for one hour.{" "}
          {isMailConfigured
            ? "Nothing after a few minutes? Check your spam folder, or try another address you use."
            : NO_MAIL}
        </p>
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
