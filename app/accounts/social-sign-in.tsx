import { useLocation } from "@remix-run/react";
import { Button } from "~/ui/button";
import { GoogleMark, LinkedInMark } from "~/ui/brand-marks";

const PROVIDERS = [
  { id: "google", name: "Google", Mark: GoogleMark },
  { id: "linkedin", name: "LinkedIn", Mark: LinkedInMark },
] as const;

/** Social sign-in buttons. Shown even when not configured; the action then explains. */
export function SocialSignIn() {
  const { pathname, search } = useLocation();
  return (
    <>
      <p className="my-6 flex items-center gap-3.5 text-xs text-muted before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
        or continue with
      </p>
      <form method="post" action="/social-sign-in" className="grid grid-cols-2 gap-2.5">
        <input type="hidden" name="returnTo" value={pathname + search} />
        {PROVIDERS.map(({ id, name, Mark }) => (
          <Button key={id} variant="secondary" name="provider" value={id}>
            <Mark />
            {name}
          </Button>
        ))}
      </form>
      <p className="mt-3 text-xs text-muted">
        Signing in with Google or LinkedIn means you agree to the Terms and the Privacy Policy.
      </p>
    </>
  );
}
