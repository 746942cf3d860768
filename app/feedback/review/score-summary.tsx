import { BANDS } from "~/coach/bands";
import { hasScore } from "~/coach/has-score";
import type { Review } from "~/coach/types";
import { DimensionBars } from "~/feedback/parts/dimension-bars";
import { ScoreRange, isTooOpen } from "~/feedback/parts/score-range";
import { ScoreRing } from "~/feedback/parts/score-ring";
import { HELP_LABELS, type Help } from "~/practice/store/help";
import { describeParts } from "./describe-review";

interface ScoreSummaryProps {
  review: Review;
  /** Help opened shortly before this answer. */
  help: Help | null;
  /** Score of the previous attempt, if any. */
  previousScore: number | undefined;
  /** Behavioral question. */
  isStory: boolean;
  /** How the score came about: replies, an earlier review. */
  note: string;
}

export function ScoreSummary({ review, help, previousScore, isStory, note }: ScoreSummaryProps) {
  const isScored = hasScore(review);
  const { range } = review;
  return (
    <div className="my-8 grid gap-x-9 gap-y-8 lg:my-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,32.5rem)] lg:items-center">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center narrow:grid-cols-1 gap-x-5 gap-y-3 md:gap-x-9 md:gap-y-2">
        <Score review={review} previousScore={previousScore} />
        <h2 className="text-section md:self-end">{review.headline}</h2>
        <div className="max-w-[32em] max-md:col-span-full md:col-start-2 md:self-start">
          <p className="text-text-2">{review.advice}</p>
          {isStory && review.flag === null ? (
            <p className="mt-2 text-sm text-muted">
              The coach sees how a story is told. It can’t tell whether the story is true, or
              whether it’s the one this question asks for.
            </p>
          ) : null}
          {note === "" ? null : <p className="num mt-2 text-sm text-muted">{note}</p>}
          {help === null || !isScored ? null : (
            <p className="mt-2 text-sm text-muted">
              {HELP_LABELS[help]} This counts for half in your skill record.
            </p>
          )}
        </div>
      </div>
      {isScored ? (
        <DimensionBars
          dimensions={describeParts(review)}
          hasFigures={!range || !isTooOpen(range)}
          className="lg:border-l lg:border-hairline-strong lg:pl-9"
        />
      ) : null}
    </div>
  );
}

function Score({ review, previousScore }: Pick<ScoreSummaryProps, "review" | "previousScore">) {
  if (!hasScore(review))
    return (
      <p className="rounded-panel border border-hairline-strong px-4 py-6 text-sm text-muted md:row-span-2">
        No score
      </p>
    );
  return review.range ? (
    <ScoreRange
      range={review.range}
      isOpen={review.isOpen === true}
      previous={previousScore}
      className="w-[min(12rem,38vw)] md:row-span-2"
    />
  ) : (
    <ScoreRing
      score={review.score}
      bands={BANDS}
      previous={previousScore}
      className="w-[min(9rem,38vw)] md:row-span-2 md:w-auto"
    />
  );
}
