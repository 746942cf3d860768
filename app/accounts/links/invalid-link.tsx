import { LinkButton } from "~/ui/button";
import { AuthLayout } from "~/ui/layout/auth-layout";

interface InvalidLinkProps {
  message: string;
  retry: { to: string; label: string };
}

/** Says why a link can’t be used, and what to do instead. */
export function InvalidLink({ message, retry }: InvalidLinkProps) {
  return (
    <AuthLayout title="This link doesn’t work" lead={message}>
      <LinkButton to={retry.to}>{retry.label}</LinkButton>
    </AuthLayout>
  );
}
