import { LinkButton } from "~/ui/button";
import { AuthLayout } from "~/ui/layout/auth-layout";

export function ExternalAccountsNotice({ title, children }: { title: string; children: string }) {
  return (
    <AuthLayout
      title={title}
      lead="Accounts are managed on a separate server run by this site’s operator."
    >
      <p className="text-text-2">{children}</p>
      <p className="mt-7 flex flex-wrap gap-3">
        <LinkButton to="/login">Back to sign in</LinkButton>
        <LinkButton to="/contact" variant="secondary">
          Contact the operator
        </LinkButton>
      </p>
    </AuthLayout>
  );
}
