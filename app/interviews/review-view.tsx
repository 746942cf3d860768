import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { BANDS } from "~/coach/bands";
import type { Review } from "~/coach/types";
import { DimensionBars } from "~/ui/dimension-bars";
import { KeyPoints } from "~/ui/key-points";
import { CoachLabel } from "~/ui/maker-label";
import { MarkedAnswer, MarkedAnswerLegend } from "~/ui/marked-answer";
import { NextSteps } from "~/ui/next-steps";
import { ScoreRing } from "~/ui/score-ring";
import { HELP_YOU_HAD, type Help } from "./help/help";
import { AskSecondOpinion } from "./opinion/ask-second-opinion";
import { CompareOpinions } from "./opinion/compare-opinions";
import { MakerLinks, secondScore } from "./opinion/maker-links";
import type { SecondOpinion } from "./opinion/types";
import { DimensionReasons } from "./review/dimension-reasons";
import { Again, type ReviewPlace } from "./review/review-actions";
import { StarParts } from "./review/star-parts";

interface ReviewViewProps {
  review: Review;
  /** What the person had just been shown of the question. */
  help: Help | null;
  /** Score of the try before, when there was one. */
  previous: number | undefined;
  sample: { junior: string; senior: string };
  /** It was a story, so its parts are looked for. */
  isStory: boolean;
  place: ReviewPlace;
  /** When the question comes back by itself. */
  comeback: string | null;
  second: SecondOpinion;
  /** Where a second opinion is asked for. */
  ask: string;
  /** What belongs right under the score: follow-up, recording. */
  beside: ReactNode;
  /** What changed since an earlier try. */
  children?: ReactNode;
}

/** A review as it was given: score, what the answer covered and where, what to do next. */
export function ReviewView({
  review,
  help,
  previous,
  sample,
  isStory,
  place,
  comeback,
  second,
  ask,
  beside,
  children,
}: ReviewViewProps) {
  return (
    <>
      <Verdict review={review} help={help} previous={previous} />
      <CoachLabel
        maker={review.maker}
        confidence={review.confidence}
        confidenceReason={review.confidenceReason}
        score={review.score}
        secondOpinion={secondScore(second)}
      >
        <MakerLinks second={second} />
      </CoachLabel>
      <AskSecondOpinion second={second} points={review.keyPoints} action={ask} />
      {beside}
      <div className="grid gap-x-16 gap-y-10 py-10 lg:grid-cols-[minmax(0,1fr)_24.5rem]">
        <section>
          <Heading aside={answerFacts(review)}>Your answer</Heading>
          <MarkedAnswerLegend />
          <div className="mt-4">
            <MarkedAnswer
              sentences={review.sentences}
              fillers={review.fillers}
              keyPoints={review.keyPoints}
            />
          </div>
        </section>
        <section>
          <Heading aside={pointFacts(review)}>Key points</Heading>
          <KeyPoints points={review.keyPoints} />
        </section>
      </div>
      {isStory && (review.flag === null || review.flag === "off-topic") ? (
        <section className="border-t border-hairline py-10">
          <Heading aside="Situation, task, action, result">Your story’s parts</Heading>
          <StarParts star={review.star} />
        </section>
      ) : null}
      <DimensionReasons dimensions={review.dimensions} />
      {review.nextSteps.length === 0 ? null : (
        <section className="border-t border-hairline py-10">
          <Heading aside={stepFacts(review)}>Where the next points are</Heading>
          <NextSteps steps={review.nextSteps} />
          <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
            <Again place={place} size="lg" />
            {comeback === null ? null : <p className="text-sm text-muted">{comeback}</p>}
          </div>
        </section>
      )}
      <CompareOpinions review={review} given={second.given} />
      {children}
      <section className="border-t border-hairline py-10">
        <Heading aside="One good way to say it, not the only one">Sample answers</Heading>
        <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
          <Sample title="Early in a career">{sample.junior}</Sample>
          <Sample title="With years behind you">{sample.senior}</Sample>
        </div>
      </section>
    </>
  );
}

function Verdict({
  review,
  help,
  previous,
}: Pick<ReviewViewProps, "review" | "help" | "previous">) {
  return (
    <div className="my-8 grid gap-x-9 gap-y-8 lg:my-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,32.5rem)] lg:items-center">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-3 md:gap-x-9 md:gap-y-2">
        <ScoreRing
          score={review.score}
          bands={BANDS}
          previous={previous}
          className="w-[min(9rem,38vw)] md:row-span-2 md:w-auto"
        />
        <h2 className="text-section md:self-end">{review.headline}</h2>
        <div className="max-w-[32em] max-md:col-span-full md:col-start-2 md:self-start">
          <p className="text-text-2">{review.advice}</p>
          {help === null ? null : (
            <p className="mt-2 text-sm text-muted">
              {HELP_YOU_HAD[help]} It counts half in your skills.
            </p>
          )}
        </div>
      </div>
      <DimensionBars
        dimensions={review.dimensions}
        className="lg:border-l lg:border-hairline-strong lg:pl-9"
      />
    </div>
  );
}

function Heading({ children, aside }: { children: string; aside: string }) {
  return (
    <div className="mb-5 flex flex-wrap items-baseline gap-x-3.5 gap-y-1">
      <h2 className="text-section">{children}</h2>
      <p className="num text-sm text-muted">{aside}</p>
    </div>
  );
}

function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-ui font-strong [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown className="size-4.5 text-muted group-open:rotate-180" aria-hidden />
      </summary>
      <p className="mt-2 max-w-(--measure) text-read whitespace-pre-line text-text-2">{children}</p>
    </details>
  );
}

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

function answerFacts({ facts, fillers, hedges }: Review): string {
  const pace = facts.pace === null ? [] : [`${Math.round(facts.pace)} words a minute`];
  return [
    counted(facts.words, "word"),
    counted(fillers.length, "filler"),
    counted(hedges.length, "hedge"),
    ...pace,
  ].join(", ");
}

function stepFacts({ nextSteps, score }: Review): string {
  const most =
    ["", "The one worth most", "The two worth most", "The three worth most"][nextSteps.length] ??
    "The ones worth most";
  return `${most}, out of ${100 - score} left`;
}

function pointFacts({ keyPoints }: Review): string {
  const count = (status: string) => keyPoints.filter((point) => point.status === status).length;
  const parts = [
    `${count("covered")} covered`,
    `${count("partial")} partly`,
    `${count("missed")} missed`,
  ];
  const contradicted = count("contradicted");
  return (contradicted ? [...parts, `${contradicted} contradicted`] : parts).join(", ");
}
