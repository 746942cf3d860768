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

/** Continue with the session, or see its report. A bottom bar on phones. */
export function ReviewActions({ location }: { location: ReviewLocation }) {
  return (
    <div className="edge-bar ml-auto flex items-center gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-10 max-md:border-t max-md:border-hairline max-md:bg-canvas max-md:px-(--gutter) max-md:py-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {location.isEnded ? (
        <LinkButton
          to={`${location.sessionUrl}/report`}
          variant="secondary"
          className="max-md:flex-1"
        >
          Report
          <ArrowRight aria-hidden />
        </LinkButton>
      ) : (
        <LinkButton to={location.sessionUrl} variant="secondary" className="max-md:flex-1">
          {location.hasOpenQuestions ? "Next question" : "Finish"}
          <ArrowRight aria-hidden />
        </LinkButton>
      )}
    </div>
  );
}
