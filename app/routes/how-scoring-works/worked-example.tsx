import type { Review } from "~/coach/types";
import { DimensionBars } from "~/feedback/parts/dimension-bars";
import { KeyPoints } from "~/feedback/parts/key-points";
import { MarkedAnswer } from "~/feedback/parts/marked-answer";
import { isTooOpen } from "~/coach/score/range";
import { ScoreRange } from "~/feedback/parts/score-range";
import { describeParts } from "~/feedback/review/describe-review";

interface WorkedExampleProps {
  prompt: string;
  review: Review;
}

/** A review as users see it, built from the same components. */
export function WorkedExample({ prompt, review }: WorkedExampleProps) {
  const { range = [0, 100], isOpen = false } = review;
  const hasFigures = !isTooOpen(range);
  return (
    <div className="rounded-hero border border-hairline bg-surface-1 p-5 shadow-inner md:p-8 lg:p-10">
      <p className="text-sm text-muted">The question</p>
      <p className="mt-1.5 max-w-[30em] font-head text-h3">{prompt}</p>
      <div className="my-8 grid gap-x-10 gap-y-8 border-t border-hairline pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:items-center">
        <div className="grid items-center gap-x-8 gap-y-4 md:grid-cols-[auto_minmax(0,1fr)]">
          <ScoreRange range={range} isOpen={isOpen} className="md:w-60" />
          <div>
            <h3 className="text-section">{review.headline}</h3>
            <p className="mt-2 max-w-[32em] text-text-2">{review.advice}</p>
          </div>
        </div>
        <DimensionBars
          dimensions={describeParts(review)}
          hasFigures={hasFigures}
          className="lg:border-l lg:border-hairline-strong lg:pl-9"
        />
      </div>
      <p className="border-y border-hairline py-3 text-sm text-muted">
        {review.maker.name}, {review.maker.version}.
        {hasFigures ? ` Best estimate: ${review.score}${isOpen ? ", for now" : ""}.` : null} In your
        own review you answer the open points there.
      </p>
      <div className="grid gap-x-14 gap-y-10 pt-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div>
          <h3 className="mb-4 text-section">The answer</h3>
          <MarkedAnswer
            sentences={review.sentences}
            fillers={review.fillers}
            points={review.keyPoints}
          />
        </div>
        <div>
          <h3 className="mb-4 text-section">What a good answer has</h3>
          <KeyPoints points={review.keyPoints} />
        </div>
      </div>
    </div>
  );
}
