import type { ReactNode } from "react";
import { hasScore } from "~/coach/has-score";
import type { Review } from "~/coach/types";
import { KeyPoints } from "~/feedback/parts/key-points";
import { CoachLabel } from "~/feedback/review/coach-label";
import { MarkedAnswer } from "~/feedback/parts/marked-answer";
import { NextSteps } from "~/feedback/review/next-steps";
import { isTooOpen } from "~/feedback/parts/score-range";
import type { Help } from "~/practice/store/help";
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
import { canReply } from "~/feedback/replies/can-reply";
import { Checks } from "~/feedback/replies/checks";
import { PointReply } from "~/feedback/replies/point-reply";
import { isByEarlierRubric } from "~/practice/store/earlier-rubric";
import { EarlierReviewNotice } from "./earlier-review-notice";
import type { ReviewLocation } from "./review-actions";
import { OmittedSentences } from "./omitted-sentences";
import { ScoreSummary } from "./score-summary";
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
  /** Where the forms go with which the person replies to the coach. */
  repliesUrl: string;
  /** What to ask about each point, by its id. */
  asks: Readonly<Record<string, string>>;
  /** The points the person said something about. */
  answeredPoints: readonly string[];
  /** The question was answered again since, so this attempt stays as it is. */
  isOlderAttempt: boolean;
  /** How the score came about: replies, an earlier review. */
  scoreNote: string;
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
  repliesUrl,
  asks,
  answeredPoints,
  isOlderAttempt,
  scoreNote,
  answerUrl,
  belowAnswer,
  answerInstead,
  children,
}: ReviewViewProps) {
  const isEarlier = isByEarlierRubric(review);
  const canAnswer = canReply(review) && !isOlderAttempt;
  const isWide = answerInstead === null && hasLittleText(review);
  return (
    <>
      {isEarlier ? <EarlierReviewNotice action={repliesUrl} /> : null}
      <ScoreSummary
        review={review}
        help={help}
        previousScore={previousScore}
        isStory={isStory}
        note={scoreNote}
      />
      <CoachLabel
        maker={review.maker}
        confidence={review.confidence}
        confidenceReason={review.confidenceReason}
        score={review.range && isTooOpen(review.range) ? null : review.score}
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
      <Checks
        action={repliesUrl}
        open={canAnswer ? (review.openChecks ?? []) : []}
        answered={review.answeredChecks ?? []}
        canUndo={canAnswer}
      />
      {isOlderAttempt && review.isOpen ? (
        <p className="mt-6 text-sm text-muted">
          You answered this question again since, so this attempt stays as it is.
        </p>
      ) : null}
      <div
        className={`grid gap-x-16 gap-y-10 py-10 ${isWide ? "" : "lg:grid-cols-[minmax(0,1fr)_24.5rem]"}`}
      >
        {answerInstead ?? (
          <AnswerSection review={review} usualWords={usualWords} answerUrl={answerUrl} />
        )}
        <section id="key-points">
          <SectionHeading detail={describeKeyPoints(review)}>Key points</SectionHeading>
          <KeyPoints
            points={review.keyPoints}
            renderForm={(point) =>
              canAnswer ? (
                <PointReply
                  action={repliesUrl}
                  point={point}
                  sentences={review.sentences}
                  ask={asks[point.id]}
                  isAnswered={answeredPoints.includes(point.id)}
                />
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
      {hasScore(review) && !(review.range && isTooOpen(review.range)) ? (
        <DimensionReasons dimensions={review.dimensions} />
      ) : null}
      <NextStepsSection review={review} questionId={location.questionId} dueText={dueText} />
      {secondOpinion.opinion ? (
        <OpinionComparison review={review} opinion={secondOpinion.opinion} />
      ) : null}
      {children}
      <SampleAnswers {...sample} />
    </>
  );
}

/** The answer with its marks, as far as it is stored with the review. */
function AnswerSection({
  review,
  usualWords,
  answerUrl,
}: Pick<ReviewViewProps, "review" | "usualWords" | "answerUrl">) {
  return (
    <section>
      <SectionHeading detail={describeAnswer(review, usualWords)}>Your answer</SectionHeading>
      <div className="mt-4 max-w-[60rem]">
        <MarkedAnswer
          sentences={review.sentences}
          fillers={review.fillers}
          points={review.keyPoints}
        />
        {review.omittedSentences ? (
          <OmittedSentences count={review.omittedSentences} answerUrl={answerUrl} />
        ) : null}
      </div>
    </section>
  );
}

function NextStepsSection({
  review,
  questionId,
  dueText,
}: Pick<ReviewViewProps, "review" | "dueText"> & { questionId: string }) {
  if (review.nextSteps.length === 0) return null;
  return (
    <section className="border-t border-hairline py-10">
      <SectionHeading detail={describeNextSteps(review)}>What to do next</SectionHeading>
      <NextSteps steps={review.nextSteps} />
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <AnswerAgainLink questionId={questionId} size="lg" />
        {dueText === null ? null : <p className="text-sm text-muted">{dueText}</p>}
      </div>
    </section>
  );
}
