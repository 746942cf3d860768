import { LinkButton } from "~/ui/button";
import { AuthLayout } from "~/ui/layout/auth-layout";

interface InvalidLinkProps {
  message: string;
  retry: { to: string; label: string };
}

/** The page of a link that does nothing: why that may be, and the way to a new one. */
export function InvalidLink({ message, retry }: InvalidLinkProps) {
  return (
    <AuthLayout title="Nothing was changed" lead={message}>
      <p className="text-text-2">
        A new link replaces every earlier one, so only the latest mail counts.
      </p>
      <p className="mt-7 flex flex-wrap gap-3">
        <LinkButton to={retry.to}>{retry.label}</LinkButton>
        <LinkButton to="/login" variant="secondary">
          Back to sign in
        </LinkButton>
      </p>
    </AuthLayout>
  );
}
