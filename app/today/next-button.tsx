import { Button, type ButtonSize, type ButtonVariant } from "~/ui/button";
import { ArrowRight } from "~/ui/icons";

interface NextButtonProps {
  /** "Next: quiz (2 of 2)" */
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

/** Leads from an item of today's sitting to the next one, or to its end. */
export function NextButton({ label, variant, size }: NextButtonProps) {
  return (
    <form method="post" action="/profile?index">
      <Button name="intent" value="next" variant={variant} size={size} pendingText="Opening">
        {label}
        <ArrowRight aria-hidden />
      </Button>
    </form>
  );
}
