import { ArrowRight } from "~/ui/icons";
import { LinkButton } from "~/ui/button";

export interface ReviewLocation {
  questionId: string;
  sessionUrl: string;
  isEnded: boolean;
  hasOpenQuestions: boolean;
  /** The question's number in the session, from 1. */
  questionNumber: number;
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
  location: { isEnded, sessionUrl, hasOpenQuestions },
  isBar = false,
  label,
}: ReviewActionsProps) {
  return (
    <nav aria-label="Go on" className={isBar ? "edge-bar" : "ml-auto"}>
      <LinkButton
        to={isEnded ? `${sessionUrl}/report` : sessionUrl}
        variant="secondary"
        size="sm"
        className="text-text-2!"
      >
        {isEnded ? "Report" : (label ?? (hasOpenQuestions ? "Next question" : "Finish"))}
        <ArrowRight aria-hidden />
      </LinkButton>
    </nav>
  );
}
