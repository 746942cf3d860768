import type { ReactNode } from "react";
import { BANDS } from "~/coach/bands";
import { hasScore, isSureOfMisses } from "~/coach/has-score";
import type { Review } from "~/coach/types";
import { DimensionBars } from "~/feedback/parts/dimension-bars";
import { KeyPoints } from "~/feedback/parts/key-points";
import { CoachLabel } from "~/feedback/review/coach-label";
import { MarkedAnswer, MarkedAnswerLegend } from "~/feedback/parts/marked-answer";
import { NextSteps } from "~/feedback/review/next-steps";
import { ScoreRing } from "~/feedback/parts/score-ring";
import { HELP_LABELS, type Help } from "~/practice/store/help";
import { SecondOpinionForm } from "~/feedback/second-opinion/second-opinion-form";
import { MakerLinks, toSecondScore } from "~/feedback/second-opinion/maker-links";
import { OpinionComparison } from "~/feedback/second-opinion/opinion-comparison";
import { Island } from "~/ui/island";
import type { SecondOpinion } from "~/feedback/second-opinion/types";
import {
  describeAnswer,
  describeKeyPoints,
  describeNextSteps,
  hasLittleText,
} from "./describe-review";
import { DimensionReasons } from "./dimension-reasons";
import { AnswerAgainLink } from "~/feedback/attempts/answer-again";
import { canMarkPoint, canMarkPoints } from "~/feedback/own-points/can-mark";
import { OwnPointForm, UndoOwnPoint } from "~/feedback/own-points/own-point-form";
import type { ReviewLocation } from "./review-actions";
import { OmittedSentences } from "./omitted-sentences";
import { SampleAnswers } from "./sample-answers";
import { SectionHeading } from "./section-heading";
import { StarParts } from "./star-parts";

interface ReviewViewProps {
  review: Review;
  /** Help opened shortly before this answer. */
  help: Help | null;
  /** Score of the previous attempt, if any. */
  previousScore: number | undefined;
  sample: { junior: string; senior: string };
  /** How long answers to the question usually are. */
  usualWords: [from: number, to: number];
  /** Behavioral question: show the STAR parts. */
  isStory: boolean;
  location: ReviewLocation;
  /** When the question is due again. */
  dueText: string | null;
  secondOpinion: SecondOpinion;
  /** The form for a second opinion. */
  secondOpinionUrl: string;
  /** Where the forms that mark key points go. */
  ownPointsUrl: string;
  /** The score without the points the person marked. */
  coachScore: number;
  /** The whole answer, to download. */
  answerUrl: string;
  /** Rendered below the answer: follow-up, recording. */
  belowAnswer: ReactNode;
  /** Shown in place of the text where there is none. */
  answerInstead: ReactNode;
  /** The changes since an earlier attempt. */
  children?: ReactNode;
}

export function ReviewView({
  review,
  help,
  previousScore,
  sample,
  usualWords,
  isStory,
  location,
  dueText,
  secondOpinion,
  secondOpinionUrl,
  ownPointsUrl,
  coachScore,
  answerUrl,
  belowAnswer,
  answerInstead,
  children,
}: ReviewViewProps) {
  const canMark = canMarkPoints(review);
  const isWide = answerInstead === null && hasLittleText(review);
  return (
    <>
      <ScoreSummary
        review={review}
        help={help}
        previousScore={previousScore}
        isStory={isStory}
        coachScore={coachScore}
      />
      <CoachLabel
        maker={review.maker}
        confidence={review.confidence}
        confidenceReason={review.confidenceReason}
        score={review.score}
        secondOpinion={toSecondScore(secondOpinion)}
      >
        <MakerLinks secondOpinion={secondOpinion} />
      </CoachLabel>
      {secondOpinion.offer ? (
        <Island
          name="second-opinion"
          component={SecondOpinionForm}
          props={{
            offer: secondOpinion.offer,
            pointCount: review.keyPoints.length,
            action: secondOpinionUrl,
          }}
        />
      ) : null}
      <div
        className={`grid gap-x-16 gap-y-10 py-10 ${isWide ? "" : "lg:grid-cols-[minmax(0,1fr)_24.5rem]"}`}
      >
        {answerInstead ?? (
          <section>
            <SectionHeading detail={describeAnswer(review, usualWords)}>Your answer</SectionHeading>
            <MarkedAnswerLegend />
            <div className="mt-4 max-w-[60rem]">
              <MarkedAnswer
                sentences={review.sentences}
                fillers={review.fillers}
                keyPoints={review.keyPoints}
              />
              {review.omittedSentences ? (
                <OmittedSentences count={review.omittedSentences} answerUrl={answerUrl} />
              ) : null}
            </div>
          </section>
        )}
        <section id="key-points">
          <SectionHeading detail={describeKeyPoints(review)}>Key points</SectionHeading>
          <KeyPoints
            points={review.keyPoints}
            isWide={isWide}
            areMissesSure={isSureOfMisses(review)}
            renderForm={(point) =>
              point.isOwn ? (
                <UndoOwnPoint action={ownPointsUrl} point={point} />
              ) : canMark && canMarkPoint(point) ? (
                <OwnPointForm action={ownPointsUrl} point={point} sentences={review.sentences} />
              ) : null
            }
          />
        </section>
      </div>
      {belowAnswer}
      {isStory && (review.flag === null || review.flag === "off-topic") ? (
        <section className="border-t border-hairline py-10">
          <SectionHeading detail="Situation, task, action, result">
            Your story’s parts
          </SectionHeading>
          <StarParts star={review.star} />
        </section>
      ) : null}
      {hasScore(review) ? <DimensionReasons dimensions={review.dimensions} /> : null}
      {review.nextSteps.length === 0 ? null : (
        <section className="border-t border-hairline py-10">
          <SectionHeading detail={describeNextSteps(review)}>
            How to earn more points
          </SectionHeading>
          <NextSteps steps={review.nextSteps} />
          <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
            <AnswerAgainLink questionId={location.questionId} size="lg" />
            {dueText === null ? null : <p className="text-sm text-muted">{dueText}</p>}
          </div>
        </section>
      )}
      {secondOpinion.opinion ? (
        <OpinionComparison review={review} opinion={secondOpinion.opinion} />
      ) : null}
      {children}
      <SampleAnswers {...sample} />
    </>
  );
}

function ScoreSummary({
  review,
  help,
  previousScore,
  isStory,
  coachScore,
}: Pick<ReviewViewProps, "review" | "help" | "previousScore" | "isStory" | "coachScore">) {
  const isScored = hasScore(review);
  return (
    <div className="my-8 grid gap-x-9 gap-y-8 lg:my-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,32.5rem)] lg:items-center">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center narrow:grid-cols-1 gap-x-5 gap-y-3 md:gap-x-9 md:gap-y-2">
        {isScored ? (
          <ScoreRing
            score={review.score}
            bands={BANDS}
            previous={previousScore}
            className="w-[min(9rem,38vw)] md:row-span-2 md:w-auto"
          />
        ) : (
          <p className="rounded-panel border border-hairline-strong px-4 py-6 text-sm text-muted md:row-span-2">
            No score
          </p>
        )}
        <h2 className="text-section md:self-end">{review.headline}</h2>
        <div className="max-w-[32em] max-md:col-span-full md:col-start-2 md:self-start">
          <p className="text-text-2">{review.advice}</p>
          {isStory && review.flag === null ? (
            <p className="mt-2 text-sm text-muted">
              The coach sees how a story is told. It can’t tell whether the story is true, or
              whether it’s the one this question asks for.
            </p>
          ) : null}
          {review.keyPoints.some(({ isOwn }) => isOwn) ? (
            <p className="num mt-2 text-sm text-muted">
              {review.score} with the points you marked yourself, {coachScore} without them.
            </p>
          ) : null}
          {help === null || !isScored ? null : (
            <p className="mt-2 text-sm text-muted">
              {HELP_LABELS[help]} This counts for half in your skill record.
            </p>
          )}
        </div>
      </div>
      {isScored ? (
        <DimensionBars
          dimensions={review.dimensions}
          className="lg:border-l lg:border-hairline-strong lg:pl-9"
        />
      ) : null}
    </div>
  );
}
