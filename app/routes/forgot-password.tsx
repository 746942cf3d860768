import type { MetaFunction } from "@remix-run/node";
import { LinkButton } from "~/ui/button";
import { AuthLayout } from "~/ui/layout/auth-layout";
import { pageMeta } from "~/ui/page-meta";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Forgot your password?" });

export default function ForgotPassword() {
  return (
    <AuthLayout title="Forgot your password?" lead="This server does not send mail, so it cannot send you a link.">
      <div className="grid gap-4 text-text-2">
        <p>If a password manager or another browser of yours knows the password, take it from there. Capital letters count, spaces too.</p>
        <p>
          Otherwise ask the people who run this server. Nobody can read your old password, not even they: only a scrambled form of it is stored.
        </p>
        <p>You can practice without an account in the meantime. Sign in later in the same browser, and what you did moves into your account.</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <LinkButton to="/login">Back to sign in</LinkButton>
          <LinkButton to="/interview" variant="secondary">Practice without an account</LinkButton>
        </p>
      </div>
    </AuthLayout>
  );
}
