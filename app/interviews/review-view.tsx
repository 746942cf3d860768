import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { BANDS } from "~/coach/bands";
import type { Review } from "~/coach/types";
import { LinkButton } from "~/ui/button";
import { DimensionBars } from "~/ui/dimension-bars";
import { KeyPoints } from "~/ui/key-points";
import { MakerLabel } from "~/ui/maker-label";
import { MarkedAnswer, MarkedAnswerLegend } from "~/ui/marked-answer";
import { NextSteps } from "~/ui/next-steps";
import { ScoreRing } from "~/ui/score-ring";

interface ReviewViewProps {
  review: Review;
  /** Score of the try before, when there was one. */
  previous: number | undefined;
  sample: { junior: string; senior: string };
  /** Where the same question can be answered once more; null when the session has ended. */
  again: string | null;
  /** What stands beside the score: follow-up, recording. */
  children?: ReactNode;
}

/** A review as it was given: score, what the answer covered and where, what to do next. */
export function ReviewView({ review, previous, sample, again, children }: ReviewViewProps) {
  return (
    <>
      <Verdict review={review} previous={previous} />
      <MakerLabel maker={review.maker} confidence={review.confidence} confidenceReason={review.confidenceReason} score={review.score} />
      {children}
      <div className="grid gap-x-16 gap-y-10 py-10 lg:grid-cols-[minmax(0,1fr)_24.5rem]">
        <section>
          <Heading aside={answerFacts(review)}>Your answer</Heading>
          <MarkedAnswerLegend />
          <div className="mt-4">
            <MarkedAnswer sentences={review.sentences} fillers={review.fillers} keyPoints={review.keyPoints} />
          </div>
        </section>
        <section>
          <Heading aside={pointFacts(review)}>Key points</Heading>
          <KeyPoints points={review.keyPoints} />
        </section>
      </div>
      {review.nextSteps.length === 0 ? null : (
        <section className="border-t border-hairline py-10">
          <Heading aside={`${100 - review.score} left in all`}>Where the next points are</Heading>
          <NextSteps steps={review.nextSteps} />
          {again === null ? null : (
            <LinkButton to={again} size="lg" className="mt-6">
              <RotateCcw aria-hidden />
              Answer again
            </LinkButton>
          )}
        </section>
      )}
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

function Verdict({ review, previous }: Pick<ReviewViewProps, "review" | "previous">) {
  return (
    <div className="my-8 grid gap-x-9 gap-y-8 lg:my-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,32.5rem)] lg:items-center">
      <div className="grid items-center gap-x-9 gap-y-4 justify-items-center md:grid-cols-[auto_minmax(0,1fr)] md:justify-items-start">
        <ScoreRing score={review.score} bands={BANDS} previous={previous} />
        <div className="max-md:text-center">
          <h2 className="text-section">{review.headline}</h2>
          <p className="mt-2 max-w-[32em] text-text-2">{review.advice}</p>
        </div>
      </div>
      <DimensionBars dimensions={review.dimensions} className="lg:border-l lg:border-hairline-strong lg:pl-9" />
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
      <summary className="flex min-h-11 cursor-pointer items-center text-ui font-strong">{title}</summary>
      <p className="mt-2 max-w-(--measure) text-read whitespace-pre-line text-text-2">{children}</p>
    </details>
  );
}

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

function answerFacts({ facts, fillers }: Review): string {
  return [counted(facts.words, "word"), counted(fillers.length, "filler"), ...(facts.pace === null ? [] : [`${facts.pace} words a minute`])].join(", ");
}

function pointFacts({ keyPoints }: Review): string {
  const count = (status: string) => keyPoints.filter((point) => point.status === status).length;
  const parts = [`${count("covered")} covered`, `${count("partial")} partly`, `${count("missed")} missed`];
  const contradicted = count("contradicted");
  return (contradicted ? [...parts, `${contradicted} contradicted`] : parts).join(", ");
}
