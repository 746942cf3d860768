import { Button, LinkButton } from "~/ui/button";
import type { SignInMethods } from "~/accounts/auth-api/contract";
import { NO_PASSWORD_NO_MAIL } from "~/accounts/no-mail";

interface ConfirmSignInProps {
  methods: SignInMethods;
  /** Where to come back to. */
  page: string;
}

/** Asks a person without a password to sign in once more, before what others confirm with theirs. */
export function ConfirmSignIn({ methods, page }: ConfirmSignInProps) {
  if (!methods.canConfirm) return <p className="text-text-2">{NO_PASSWORD_NO_MAIL}</p>;
  return (
    <form method="post" action="/social-sign-in" className="grid gap-4">
      <p className="text-text-2">
        Your account has no password. To confirm it’s you, sign in again. You then have ten minutes
        for this. If we can’t tell that you signed in again, we’ll send you a link by email.
      </p>
      <input type="hidden" name="returnTo" value={page} />
      <p className="flex flex-wrap gap-3">
        {methods.providers
          .filter(({ connection }) => connection !== null)
          .map(({ id, name }) => (
            <Button key={id} variant="secondary" name="provider" value={id}>
              Continue with {name}
            </Button>
          ))}
        <LinkButton to="/forgot-password" variant="ghost">
          Set a password
        </LinkButton>
      </p>
    </form>
  );
}
