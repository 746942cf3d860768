import type { BandName, Review, SentenceState } from "~/coach/types";
import { FormattedDate } from "~/ui/written-date";
import { ChangeMark } from "./change-mark";
import type { Comparison } from "./compare";
import { DimensionChanges } from "./dimension-changes";
import { PointChanges } from "./point-changes";

export interface ComparedTry {
  number: number;
  at: string;
  score: number;
  band: BandName;
  words: number;
  sentences: { text: string; state: SentenceState }[];
}

/** What a comparison shows of a try. */
export function comparedTry({
  number,
  at,
  review: { score, band, facts, sentences },
}: {
  number: number;
  at: string;
  review: Review;
}): ComparedTry {
  return {
    number,
    at,
    score,
    band,
    words: facts.words,
    sentences: sentences.map(({ text, state }) => ({ text, state })),
  };
}

interface TryComparisonProps {
  before: ComparedTry;
  after: ComparedTry;
  comparison: Comparison;
}

/** Two tries at one question: the old one left, the new one right, and between them what changed. */
export function TryComparison({ before, after, comparison }: TryComparisonProps) {
  return (
    <>
      <div className="grid gap-x-12 gap-y-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)_minmax(0,1fr)]">
        <TryText shown={before} className="order-2 lg:order-none" />
        <DimensionChanges dimensions={comparison.dimensions} className="order-1 lg:order-none" />
        <TryText shown={after} change={comparison.change} className="order-3" />
      </div>
      <PointChanges points={comparison.points} before={before.number} after={after.number} />
    </>
  );
}

const MARKS: Record<SentenceState, string> = {
  covered: "bg-mark box-decoration-clone",
  partial: "border-b border-dashed border-chart-1",
  contradicted: "underline decoration-danger decoration-wavy underline-offset-4",
  vague: "text-muted line-through decoration-warn",
  neutral: "",
};

function TryText({
  shown,
  change,
  className,
}: {
  shown: ComparedTry;
  change?: number;
  className: string;
}) {
  return (
    <section aria-label={`Try ${shown.number}`} className={className}>
      <h3 className="num flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        <span className="font-head text-[1.875rem] leading-none font-bold tracking-[-0.03em]">
          {shown.score}
        </span>
        <span className="text-ui">{shown.band}</span>
        <span className="font-sans text-sm font-text tracking-normal text-muted">
          try {shown.number}, <FormattedDate date={shown.at} short />, {shown.words}{" "}
          {shown.words === 1 ? "word" : "words"}
        </span>
        {change === undefined ? null : (
          <ChangeMark change={change} className="font-sans text-sm tracking-normal" />
        )}
      </h3>
      <p className="mt-3 text-body leading-relaxed text-text-2">
        {shown.sentences.map(({ text, state }, index) => (
          <span key={index}>
            <span className={MARKS[state]}>{text}</span>{" "}
          </span>
        ))}
      </p>
    </section>
  );
}
