import type { ReactNode } from "react";
import { hasScore } from "~/coach/has-score";
import type { Review } from "~/coach/types";
import { MarkedAnswer } from "~/feedback/parts/marked-answer";
import { ScoreRange } from "~/feedback/parts/score-range";
import { Link } from "~/ui/link";
import type { NextAction } from "./choose-next";
import { describeNarrowing } from "./describe-narrowing";
import { NextCard, type NextCardProps } from "./next-card";
import { OmittedSentences } from "./omitted-sentences";
import { ReviewActions, type ReviewLocation } from "./review-actions";
import { ReviewFacts } from "./review-facts";
import { ReviewPoints, type ReviewPointsProps } from "./review-points";
import { StoryShape } from "./story-shape";
import { WordTicks } from "./word-ticks";

interface ReviewViewProps {
  location: ReviewLocation;
  review: Review;
  question: { id: string; name: string; prompt: string; listedMistakes: number };
  verdict: string;
  /** Where figures come from that the task of an exercise doesn’t give; empty if it gives all. */
  figuresAsk: string;
  next: NextAction;
  /** Behavioral question: its parts are shown. */
  isStory: boolean;
  /** Too little to say what it makes. */
  isShort: boolean;
  hasRange: boolean;
  isShortOnPurpose: boolean;
  /** Score of the previous attempt, if any. */
  previousScore: number | undefined;
  /** Where the forms go with which the person replies to the coach. */
  repliesUrl: string;
  canAnswer: boolean;
  asks: ReviewPointsProps["asks"];
  /** The points the person said something about. */
  answeredPoints: readonly string[];
  /** The whole answer, to download. */
  answerUrl: string;
  /** Where it is told again in sixty words. */
  closingLink: NextCardProps["closingLink"];
  /** The story told in it, or where to keep it as one. */
  storyLink: { to: string; storyId: string | null } | null;
  /** Shown in place of the text where there is none. */
  answerInstead: ReactNode;
}

/** What is known of an answer, from the verdict down to the range, with one thing to do next. */
export function ReviewView(props: ReviewViewProps) {
  const { review, question, next, isStory, isShort, answerInstead } = props;
  return (
    <div className="review-columns" data-asking={next.kind === "ask" ? "" : undefined}>
      <svg className="threads" data-threads="" aria-hidden />
      <div>
        <QuestionText {...question} isTask={review.isUnscored === true} />
        <h1 className="review-verdict">{props.verdict}</h1>
        <ReviewFacts review={review} isStory={isStory} listedMistakes={question.listedMistakes} />
        {props.figuresAsk ? <p className="mt-3 text-text-2">{props.figuresAsk}</p> : null}
      </div>
      <div className="review-side">
        <NextCard
          next={next}
          review={review}
          questionId={question.id}
          repliesUrl={props.repliesUrl}
          isStory={isStory}
          closingLink={props.closingLink}
        />
        <ReviewActions location={props.location} isBar />
        {isShort ? null : <PointsSection {...props} />}
        <TellingLinks {...props} />
      </div>
      <section aria-label="Your answer" className="review-answer">
        {answerInstead ??
          (isShort ? <ShortAnswer review={review} /> : <AnswerSentences {...props} />)}
      </section>
    </div>
  );
}

const MAX_PROMPT_WORDS = 26;

interface QuestionTextProps {
  name: string;
  prompt: string;
  /** It is the task of an exercise, which the answer is compared with. */
  isTask: boolean;
}

/** A long question is named, and can be read in full. */
function QuestionText({ name, prompt, isTask }: QuestionTextProps) {
  return isTask || prompt.split(/\s+/).length <= MAX_PROMPT_WORDS ? (
    <p className="review-question">{prompt}</p>
  ) : (
    <details className="review-question">
      <summary className="cursor-pointer">{name}</summary>
      <p className="mt-2 text-sm whitespace-pre-line">{prompt}</p>
    </details>
  );
}

function ShortAnswer({ review }: { review: Review }) {
  return (
    <>
      <ol className="grid max-w-[26em] gap-2 font-head text-h3 text-text-2 md:text-section">
        {review.sentences.map(({ start, text }, index) => (
          <li key={start} id={`sentence-${index + 1}`} className="wrap-anywhere">
            {index === 0 ? "“" : null}
            {text}
            {index === review.sentences.length - 1 ? "”" : null}
          </li>
        ))}
      </ol>
      <WordTicks words={review.facts.words} />
    </>
  );
}

function AnswerSentences({ review, next, isStory, answerUrl }: ReviewViewProps) {
  return (
    <>
      {isStory ? <StoryShape review={review} /> : null}
      <MarkedAnswer
        sentences={review.sentences}
        fillers={review.fillers}
        points={review.keyPoints}
        candidates={next.kind === "ask" ? next.candidates : undefined}
        insertAfter={next.kind === "sentence" ? next.after - 1 : undefined}
      />
      {review.omittedSentences ? (
        <OmittedSentences count={review.omittedSentences} answerUrl={answerUrl} />
      ) : null}
    </>
  );
}

function PointsSection({
  review,
  next,
  hasRange,
  previousScore,
  repliesUrl,
  canAnswer,
  asks,
  answeredPoints,
}: ReviewViewProps) {
  return (
    <section id="points" aria-label="Key points" className="review-points">
      <ReviewPoints
        review={review}
        repliesUrl={repliesUrl}
        canAnswer={canAnswer}
        asks={asks}
        answeredPoints={answeredPoints}
        nextPoint={next.kind === "ask" ? next.point.id : undefined}
      />
      {hasRange && review.range && hasScore(review) ? (
        <ScoreRange range={review.range} isOpen={review.isOpen === true} className="mt-6.5">
          <a href="#how-scored" className="text-primary-ink underline underline-offset-3">
            {describeNarrowing(review)}
          </a>
          {previousScore === undefined ? null : ` Your last attempt scored ${previousScore}.`}
        </ScoreRange>
      ) : null}
    </section>
  );
}

/** Where the answer is told again, and kept as a story. */
function TellingLinks({
  next,
  isStory,
  isShort,
  isShortOnPurpose,
  closingLink,
  storyLink,
}: ReviewViewProps) {
  const canRetell = !isShort && (isStory || isShortOnPurpose) && next.kind !== "none";
  return (
    <p className="mt-3 flex flex-wrap gap-x-6 empty:hidden max-lg:order-2">
      {closingLink && canRetell ? (
        <Link to={closingLink.to} className="next-link">
          {closingLink.label}
        </Link>
      ) : null}
      {storyLink ? (
        <Link to={storyLink.to} className="next-link">
          {storyLink.storyId ? "Your story" : "Keep as a story"}
        </Link>
      ) : null}
    </p>
  );
}
