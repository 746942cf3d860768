import { LinkButton } from "~/ui/button";
import { AuthLayout } from "~/ui/layout/auth-layout";

interface InvalidLinkProps {
  message: string;
  retry: { to: string; label: string };
}

/** Shown for an expired or used link, with a way to request a new one. */
export function InvalidLink({ message, retry }: InvalidLinkProps) {
  return (
    <AuthLayout title="This link no longer works" lead={message}>
      <p className="text-text-2">A link works once, for a limited time. Check for a newer email.</p>
      <p className="mt-7 flex flex-wrap gap-3">
        <LinkButton to={retry.to}>{retry.label}</LinkButton>
        <LinkButton to="/login" variant="secondary">
          Back to sign in
        </LinkButton>
      </p>
    </AuthLayout>
  );
}
