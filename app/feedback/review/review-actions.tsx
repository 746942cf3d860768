import { Link } from "@remix-run/react";
import { ArrowRight, RotateCcw } from "lucide-react";
import { AnswerAgainButton } from "~/feedback/attempts/answer-again-button";
import { LinkButton } from "~/ui/button";

export interface ReviewLocation {
  questionId: string;
  sessionUrl: string;
  isEnded: boolean;
  /** The question's number in the session, from 1. */
  questionNumber: number;
}

/**
 * Where the question can be answered again: in this session while it is open, else in a new
 * one-question session.
 */
export function AnswerAgainAction({
  location: { questionId, sessionUrl, isEnded, questionNumber },
  size,
  variant,
}: {
  location: ReviewLocation;
  size?: "lg";
  variant?: "secondary";
}) {
  if (isEnded)
    return (
      <AnswerAgainButton questionId={questionId} size={size} variant={variant}>
        Answer again
      </AnswerAgainButton>
    );
  return (
    <LinkButton
      reloadDocument
      to={`${sessionUrl}?question=${questionNumber}`}
      size={size}
      variant={variant}
    >
      <RotateCcw aria-hidden />
      Answer again
    </LinkButton>
  );
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
      <AnswerAgainAction location={location} variant="secondary" />
      {location.isEnded ? (
        <LinkButton to={`${location.sessionUrl}/report`} className="max-md:flex-1">
          Report
          <ArrowRight aria-hidden />
        </LinkButton>
      ) : (
        <LinkButton reloadDocument to={location.sessionUrl} className="max-md:flex-1">
          Next question
          <ArrowRight aria-hidden />
        </LinkButton>
      )}
    </div>
  );
}
