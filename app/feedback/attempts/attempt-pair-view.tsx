import { Fragment } from "react";
import { NO_SCORE_YET } from "~/coach/score/range";
import type { SentenceState } from "~/coach/types";
import { DimensionChanges } from "~/feedback/parts/dimension-changes";
import { ScoreChange } from "~/feedback/parts/score-change";
import { FormattedDate } from "~/ui/formatted-date";
import { pluralize } from "~/ui/format";
import type { AttemptPair, ComparedAttempt } from "./compare-attempts";

/** Two answers to one question, older left, newer right, with the changes of the dimensions between them. */
export function AttemptPairView({ before, after, comparison }: AttemptPair) {
  return (
    <div className="grid gap-x-12 gap-y-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)_minmax(0,1fr)]">
      <AttemptText attempt={before} className="order-2 lg:order-none" />
      {comparison.scoreChange === null ? (
        <p className="order-1 text-sm text-muted lg:order-none">
          {comparison.isSameRubric
            ? "At least one of these attempts has no score yet: compare their text and their points."
            : "These attempts were reviewed by different rubrics: compare their text and their points. The scores don’t compare."}
        </p>
      ) : (
        <DimensionChanges dimensions={comparison.dimensions} className="order-1 lg:order-none" />
      )}
      <AttemptText attempt={after} change={comparison.scoreChange} className="order-3" />
    </div>
  );
}

const STATE_CLASSES: Record<SentenceState, string> = {
  covered: "bg-mark box-decoration-clone",
  partial: "border-b border-dashed border-chart-1",
  contradicted: "underline decoration-danger decoration-wavy underline-offset-4",
  vague: "text-muted line-through decoration-warn",
  neutral: "",
};

function AttemptText({
  attempt,
  change,
  className,
}: {
  attempt: ComparedAttempt;
  change?: number | null;
  className: string;
}) {
  const isCodeAlone = attempt.wordCount === 0 && attempt.hasCode;
  return (
    <section aria-label={`Attempt ${attempt.number}`} className={className}>
      <h3 className="num flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
        {attempt.isTooOpen ? (
          <span className="text-ui">{NO_SCORE_YET}</span>
        ) : (
          <>
            <span className="font-head text-[1.875rem] leading-none font-bold tracking-[-0.03em]">
              {attempt.score}
            </span>
            <span className="text-ui">{attempt.band}</span>
          </>
        )}
        <span className="font-sans text-sm font-text tracking-normal text-muted">
          {attempt.isOpen && !attempt.isTooOpen ? "for now, " : null}attempt {attempt.number},{" "}
          <FormattedDate date={attempt.at} short />,{" "}
          {isCodeAlone ? "code alone" : pluralize(attempt.wordCount, "word")}
        </span>
        {change === undefined || change === null ? null : (
          <ScoreChange change={change} className="font-sans text-sm tracking-normal" />
        )}
      </h3>
      <p className="mt-3 text-body leading-relaxed text-text-2">
        {isCodeAlone ? "Nothing was explained: the tests decided the score." : null}
        {attempt.sentences.map(({ text, state }, index) => (
          <Fragment key={index}>
            {STATE_CLASSES[state] === "" ? (
              text
            ) : (
              <span className={STATE_CLASSES[state]}>{text}</span>
            )}{" "}
          </Fragment>
        ))}
      </p>
    </section>
  );
}
