import { Fragment } from "react";
import type { SentenceReview, Span } from "~/coach/types";
import { PointBox } from "./point-box";
import type { Point } from "./point-row";
import { type PointState, getPointState } from "./point-state";

interface MarkedAnswerProps {
  sentences: readonly SentenceReview[];
  /** Filler words, as positions in the whole answer. */
  fillers: readonly Span[];
  points: readonly Point[];
  /** Sentences that the person is asked about, as indexes. */
  candidates?: readonly number[];
  /** The sentence, as an index, that a new one would go behind. */
  insertAfter?: number | undefined;
  /** What the ids of its sentences begin with, where a page has two answers. */
  idPrefix?: string;
}

const NO_CANDIDATES: readonly number[] = [];

/** An answer as numbered sentences: those that make a point are lit, and the shape of the number says how sure it is. */
export function MarkedAnswer({
  sentences,
  fillers,
  points,
  candidates = NO_CANDIDATES,
  insertAfter,
  idPrefix = "sentence",
}: MarkedAnswerProps) {
  return (
    <ol className="grid">
      {sentences.map((sentence, index) => {
        const state = getSentenceState(index, points, candidates);
        const text = (
          <SentenceText
            sentence={sentence}
            fillers={fillers.filter(
              ({ start, end }) => start >= sentence.start && end <= sentence.end,
            )}
          />
        );
        return (
          <Fragment key={sentence.start}>
            <li
              id={`${idPrefix}-${index + 1}`}
              data-sentence={index + 1}
              data-state={state}
              className="sentence"
            >
              <PointBox state={state} sentence={index + 1} />
              <p className="whitespace-pre-line">
                {state ? (
                  <span
                    data-thread-from={`${idPrefix}-${index + 1}`}
                    className={state === "asked" ? "sentence-asked" : "lit"}
                  >
                    {text}
                  </span>
                ) : (
                  text
                )}
                {sentence.state === "contradicted" && !isJudgedByCheck(index, points) ? (
                  <span className="mt-0.5 block text-xs text-muted">{sentence.note}</span>
                ) : null}
              </p>
            </li>
            {insertAfter === index ? (
              <li className="sentence text-sm text-primary-ink" aria-hidden>
                <span className="text-center">+</span> your sentence goes here
              </li>
            ) : null}
          </Fragment>
        );
      })}
    </ol>
  );
}

/** Its reason stands with the check. */
function isJudgedByCheck(index: number, points: readonly Point[]): boolean {
  return points.some(
    ({ sentence, status, source }) =>
      sentence === index && status === "contradicted" && source === "checked",
  );
}

export function getSentenceState(
  index: number,
  points: readonly Point[],
  candidates: readonly number[] = NO_CANDIDATES,
): PointState | undefined {
  const states = points.filter(({ sentence }) => sentence === index).map(getPointState);
  if (states.includes("settled")) return "settled";
  if (states.includes("thought")) return "thought";
  return states.includes("asked") || candidates.includes(index) ? "asked" : undefined;
}

function SentenceText({
  sentence,
  fillers,
}: {
  sentence: SentenceReview;
  fillers: readonly Span[];
}) {
  const sliceText = (start: number, end: number) =>
    sentence.text.slice(start - sentence.start, end - sentence.start);
  return (
    <>
      {fillers.map(({ start, end }, index) => (
        <Fragment key={start}>
          {sliceText(fillers[index - 1]?.end ?? sentence.start, start)}
          <s className="text-muted decoration-warn">{sliceText(start, end)}</s>
        </Fragment>
      ))}
      {sliceText(fillers.at(-1)?.end ?? sentence.start, sentence.end)}
    </>
  );
}
