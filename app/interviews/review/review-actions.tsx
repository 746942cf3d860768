import { Link } from "@remix-run/react";
import { ArrowRight, RotateCcw } from "lucide-react";
import { AnswerAgain } from "~/interviews/tries/answer-again";
import { LinkButton } from "~/ui/button";

export interface ReviewPlace {
  questionId: string;
  /** Address of the session. */
  session: string;
  ended: boolean;
  /** Which question of the session this is, from 1. */
  number: number;
}

/** Where the same question is answered once more: in this session while it is open, else in one of its own. */
export function Again({
  place: { questionId, session, ended, number },
  size,
  variant,
}: {
  place: ReviewPlace;
  size?: "lg";
  variant?: "secondary";
}) {
  if (ended)
    return (
      <AnswerAgain questionId={questionId} size={size} variant={variant}>
        Answer again
      </AnswerAgain>
    );
  return (
    <LinkButton reloadDocument to={`${session}?question=${number}`} size={size} variant={variant}>
      <RotateCcw aria-hidden />
      Answer again
    </LinkButton>
  );
}

/** Once more, or on. On a phone these stay at the lower edge. */
export function ReviewActions({ place }: { place: ReviewPlace }) {
  return (
    <div className="edge-bar ml-auto flex items-center gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-10 max-md:border-t max-md:border-hairline max-md:bg-canvas max-md:px-(--gutter) max-md:py-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {place.ended ? null : (
        <Link
          to={`${place.session}/report`}
          className="mr-2 text-sm font-medium text-text-2 hover:text-text max-lg:hidden"
        >
          Report
        </Link>
      )}
      <Again place={place} variant="secondary" />
      {place.ended ? (
        <LinkButton to={`${place.session}/report`} className="max-md:flex-1">
          Report
          <ArrowRight aria-hidden />
        </LinkButton>
      ) : (
        <LinkButton reloadDocument to={place.session} className="max-md:flex-1">
          Next question
          <ArrowRight aria-hidden />
        </LinkButton>
      )}
    </div>
  );
}
