import { LinkButton } from "~/ui/button";
import { AuthLayout } from "~/ui/layout/auth-layout";

/** Where accounts live on another server, what only that one can do is not offered here, and said. */
export function ExternalAccountsNotice({ title, children }: { title: string; children: string }) {
  return (
    <AuthLayout
      title={title}
      lead="This site does not keep the accounts itself: another server of its operator does."
    >
      <p className="text-text-2">{children}</p>
      <p className="mt-7 flex flex-wrap gap-3">
        <LinkButton to="/login">Back to sign in</LinkButton>
        <LinkButton to="/contact" variant="secondary">
          Ask the operator
        </LinkButton>
      </p>
    </AuthLayout>
  );
}
