import type { Review } from "~/coach/types";
import { hasScore } from "~/coach/has-score";
import { DimensionBars } from "~/feedback/parts/dimension-bars";
import { hasTooOpenRange } from "~/coach/score/range";
import { MakerLinks, toSecondScore } from "~/feedback/second-opinion/maker-links";
import { OpinionComparison } from "~/feedback/second-opinion/opinion-comparison";
import { SecondOpinionForm } from "~/feedback/second-opinion/second-opinion-form";
import type { SecondOpinion } from "~/feedback/second-opinion/types";
import { HELP_LABELS, type Help } from "~/practice/store/help";
import { Island } from "~/ui/island";
import { CoachLabel } from "./coach-label";
import { describeParts } from "./describe-review";
import { DimensionReasons } from "./dimension-reasons";
import { NextSteps } from "./next-steps";
import { StarParts } from "./star-parts";

export interface HowScoredProps {
  review: Review;
  isStory: boolean;
  /** Help opened shortly before this answer. */
  help: Help | null;
  /** How the score came about: replies, an earlier review. */
  note: string;
  secondOpinion: SecondOpinion;
  secondOpinionUrl: string;
}

/** How the score came about: its parts, the coach, and another coach’s opinion. */
export function HowScored({
  review,
  isStory,
  help,
  note,
  secondOpinion,
  secondOpinionUrl,
}: HowScoredProps) {
  if (review.isUnscored)
    return (
      <div id="how-scored" className="grid gap-8">
        <p className="max-w-(--measure) text-sm text-text-2">
          An exercise has no score, and doesn’t count in your record. A point counts as placed once
          you chose a sentence for it. Whether the sentence says it, only you can tell.
        </p>
        <OtherOpinion
          review={review}
          secondOpinion={secondOpinion}
          secondOpinionUrl={secondOpinionUrl}
        />
      </div>
    );
  const isScored = hasScore(review);
  const hasFigures = !hasTooOpenRange(review);
  const notes = [
    review.advice,
    isStory && review.flag === null
      ? "The coach sees how a story is told. It can’t tell whether the story is true, or whether it’s the one this question asks for."
      : "",
    note,
    help !== null && isScored
      ? `${HELP_LABELS[help]} This counts for half in your skill record.`
      : "",
  ].filter(Boolean);
  return (
    <div id="how-scored" className="grid gap-8">
      {isScored ? (
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
          <DimensionBars dimensions={describeParts(review)} hasFigures={hasFigures} />
          {hasFigures ? (
            <section>
              <h3 className="mb-4 text-ui font-strong">Why you got these points</h3>
              <DimensionReasons dimensions={review.dimensions} />
            </section>
          ) : null}
        </div>
      ) : (
        <p className="text-ui font-strong">No score</p>
      )}
      {isStory && (review.flag === null || review.flag === "off-topic") ? (
        <section>
          <h3 className="mb-4 text-ui font-strong">Your story’s parts</h3>
          <StarParts review={review} />
        </section>
      ) : null}
      {notes.map((text) => (
        <p key={text} className="num max-w-(--measure) text-sm text-muted">
          {text}
        </p>
      ))}
      <NextSteps steps={review.nextSteps} />
      <SentenceNotes review={review} />
      <div>
        <CoachLabel
          maker={review.maker}
          confidence={review.confidence}
          confidenceReason={review.confidenceReason}
          score={hasTooOpenRange(review) ? null : review.score}
          secondOpinion={toSecondScore(secondOpinion)}
        >
          <MakerLinks secondOpinion={secondOpinion} />
        </CoachLabel>
      </div>
      <OtherOpinion
        review={review}
        secondOpinion={secondOpinion}
        secondOpinionUrl={secondOpinionUrl}
      />
    </div>
  );
}

/** The offer of another coach's opinion, or that opinion. */
function OtherOpinion({
  review,
  secondOpinion: { offer, opinion },
  secondOpinionUrl,
}: Pick<HowScoredProps, "review" | "secondOpinion" | "secondOpinionUrl">) {
  return (
    <>
      {offer ? (
        <Island
          name="second-opinion"
          component={SecondOpinionForm}
          props={{ offer, pointCount: review.keyPoints.length, action: secondOpinionUrl }}
        />
      ) : null}
      {opinion ? <OpinionComparison review={review} opinion={opinion} /> : null}
    </>
  );
}

/** What the coach has to say about single sentences. */
function SentenceNotes({ review: { sentences } }: { review: Pick<Review, "sentences"> }) {
  const notes = sentences.flatMap(({ state, note }, index) =>
    state === "vague" && note !== "" ? [{ number: index + 1, note }] : [],
  );
  if (notes.length === 0) return null;
  return (
    <ul className="grid gap-1.5 text-sm text-text-2">
      {notes.map(({ number, note }) => (
        <li key={number}>
          <a href={`#sentence-${number}`} className="text-primary-ink underline underline-offset-3">
            Sentence {number}
          </a>
          : {note}
        </li>
      ))}
    </ul>
  );
}
