import { BANDS } from "~/coach/bands";
import { hasScore } from "~/coach/has-score";
import type { Review } from "~/coach/types";
import { KeyPoints } from "~/feedback/parts/key-points";
import { MarkedAnswer } from "~/feedback/parts/marked-answer";
import { ScoreRing } from "~/feedback/parts/score-ring";
import { describeEarlierPoints } from "./describe-review";
import { EarlierReviewNotice } from "./earlier-review-notice";

interface EarlierReviewViewProps {
  review: Review;
  prompt: string;
  repliesUrl: string;
}

/** A review by an earlier rubric, in its own words: nothing can be replied to it. */
export function EarlierReviewView({ review, prompt, repliesUrl }: EarlierReviewViewProps) {
  return (
    <>
      <p className="review-question mt-3">{prompt}</p>
      <h1 className="review-verdict">{review.headline}</h1>
      <EarlierReviewNotice action={repliesUrl} />
      <div className="mt-8 grid grid-cols-1 gap-7 lg:grid-cols-[minmax(0,1fr)_30.5rem] lg:gap-x-20 xl:gap-x-28">
        <section aria-label="Your answer">
          <MarkedAnswer
            sentences={review.sentences}
            fillers={review.fillers}
            points={review.keyPoints}
          />
        </section>
        <section aria-label="Key points">
          {hasScore(review) ? <ScoreRing score={review.score} bands={BANDS} size={140} /> : null}
          <p className="mt-2 text-sm text-muted">{describeEarlierPoints(review)}</p>
          <KeyPoints points={review.keyPoints} />
        </section>
      </div>
    </>
  );
}
