import { ArrowRight } from "~/ui/icons";
import { Button, LinkButton } from "~/ui/button";

export interface ReviewLocation {
  questionId: string;
  sessionUrl: string;
  isEnded: boolean;
  hasOpenQuestions: boolean;
  /** The question's number in the session, from 1. */
  questionNumber: number;
  /** Where the last question of a day's sitting leads: "Next: quiz (2 of 2)". */
  sittingLabel: string | null;
}

interface ReviewActionsProps {
  location: ReviewLocation;
  /** On a phone it stays at the lower edge, once what is above it has been scrolled past. */
  isBar?: boolean;
  /** In place of what an answered question is left with. */
  label?: string;
}

/** Continue with the session, or see its report. */
export function ReviewActions({
  location: { isEnded, sessionUrl, hasOpenQuestions, sittingLabel },
  isBar = false,
  label,
}: ReviewActionsProps) {
  return (
    <nav aria-label="Go on" className={isBar ? "edge-bar" : "ml-auto"}>
      {sittingLabel ? (
        <form method="post" action="/profile?index">
          <Button name="intent" value="next" size="sm" variant="secondary" pendingText="Opening">
            {sittingLabel}
            <ArrowRight aria-hidden />
          </Button>
        </form>
      ) : (
        <LinkButton
          to={isEnded ? `${sessionUrl}/report` : sessionUrl}
          variant="secondary"
          size="sm"
          className="text-text-2!"
        >
          {isEnded ? "Report" : (label ?? (hasOpenQuestions ? "Next question" : "Finish"))}
          <ArrowRight aria-hidden />
        </LinkButton>
      )}
    </nav>
  );
}
