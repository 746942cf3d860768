import { ArrowRight } from "~/ui/icons";
import { AnswerAgainLink } from "~/feedback/attempts/answer-again";
import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";

export interface ReviewLocation {
  questionId: string;
  sessionUrl: string;
  isEnded: boolean;
  /** The question's number in the session, from 1. */
  questionNumber: number;
}

/** Answer again, or continue. A bottom bar on phones. */
export function ReviewActions({ location }: { location: ReviewLocation }) {
  return (
    <div className="edge-bar ml-auto flex items-center gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-10 max-md:border-t max-md:border-hairline max-md:bg-canvas max-md:px-(--gutter) max-md:py-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {location.isEnded ? null : (
        <Link
          to={`${location.sessionUrl}/report`}
          className="mr-2 text-sm font-medium text-text-2 hover:text-text max-lg:hidden"
        >
          Report
        </Link>
      )}
      <AnswerAgainLink questionId={location.questionId} variant="secondary" />
      {location.isEnded ? (
        <LinkButton to={`${location.sessionUrl}/report`} className="max-md:flex-1">
          Report
          <ArrowRight aria-hidden />
        </LinkButton>
      ) : (
        <LinkButton to={location.sessionUrl} className="max-md:flex-1">
          Next question
          <ArrowRight aria-hidden />
        </LinkButton>
      )}
    </div>
  );
}
