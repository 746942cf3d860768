import { Check } from "~/ui/icons";
import { Button, LinkButton } from "~/ui/button";
import { Panel } from "~/ui/panel";
import { NEXT_STEP_ID } from "./step-key";
import type { AdviceStep } from "./types";

interface RefusedStepProps {
  /** The key of the step. */
  refused: string;
  next: AdviceStep;
  returnTo: string;
  className: string;
}

/** In place of a step that was just refused: a way to take it back, and the next one. */
export function RefusedStep({ refused, next, returnTo, className }: RefusedStepProps) {
  const { title, minutes, to } = next;
  return (
    <Panel
      id={NEXT_STEP_ID}
      tabIndex={-1}
      aria-label="Your next step"
      className={`scroll-mt-24 px-5 py-3 print:hidden ${className}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-5">
        <p className="flex items-center gap-2.5">
          <Check className="size-4.5 flex-none text-success" aria-hidden />
          We won’t suggest this again.
        </p>
        <form method="post" action="/next-step" data-keep-scroll="">
          <input type="hidden" name="step" value={refused} />
          <input type="hidden" name="returnTo" value={returnTo} />
          <Button
            name="intent"
            value="undo"
            variant="ghost"
            size="sm"
            pendingText="Saving…"
            className="text-primary-ink underline underline-offset-3"
          >
            Undo
          </Button>
        </form>
      </div>
      <div className="mt-2 flex items-center justify-between gap-x-5 border-t border-hairline pt-3 narrow:flex-wrap narrow:gap-y-2">
        <p className="num min-w-0 text-ui">
          <span className="text-muted">Next:</span>{" "}
          <span className="font-control wrap-anywhere">
            {title}
            {minutes === null ? "" : `, ${minutes} min`}
          </span>
        </p>
        <LinkButton
          to={to}
          variant="secondary"
          size="sm"
          aria-label={`Open it: ${title}`}
          className="flex-none"
        >
          Open it
        </LinkButton>
      </div>
    </Panel>
  );
}
