import { Form } from "@remix-run/react";
import Target from "lucide-react/icons/target";
import { Check } from "~/ui/icons";
import { Button } from "~/ui/button";
import { Link } from "~/ui/link";

/**
 * Makes the page's role or occupation the person's target, or takes it back. The page comes back at
 * the form, which gets the focus.
 */
export function TargetForm({ isTarget }: { isTarget: boolean }) {
  return (
    <Form
      method="post"
      data-keep-scroll=""
      id="target"
      tabIndex={-1}
      className="grid scroll-mt-24 gap-2"
    >
      {isTarget ? (
        <>
          <p className="flex items-center gap-2 text-ui font-strong">
            <Check className="size-5 text-primary" aria-hidden />
            Your target
          </p>
          <p className="text-sm text-text-2">
            It’s shown on{" "}
            <Link to="/profile" className="text-primary-ink underline underline-offset-3">
              your profile
            </Link>
            .
          </p>
          <Button name="intent" value="remove" variant="secondary" pendingText="Saving…">
            Remove target
          </Button>
        </>
      ) : (
        <>
          <Button name="intent" value="choose" variant="secondary" pendingText="Saving…">
            <Target aria-hidden />
            Make this my target
          </Button>
          <p className="text-xs text-muted">One at a time, shown on your profile.</p>
        </>
      )}
    </Form>
  );
}
