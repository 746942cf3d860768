import type { SerializeFrom } from "@remix-run/node";
import { BANDS } from "~/coach/bands";
import { ScoreRing } from "~/feedback/parts/score-ring";
import type { loader } from "./about.server";

type Trace = SerializeFrom<typeof loader>["trace"];

const STATUS_LABELS: Record<Trace["points"][number]["status"], string> = {
  covered: "covered",
  partial: "partly",
  asked: "asked",
  missed: "left out",
  contradicted: "contradicts",
};

/** A scored answer: its sentences on one side, the key points on the other, and a line from each sentence to what it earned. */
export function AnswerTrace({ question, score, sentences, points }: Trace) {
  const lines = points.flatMap(({ sentence }, index) =>
    sentence === null
      ? []
      : { from: toMiddle(sentence, sentences.length), to: toMiddle(index, points.length) },
  );
  return (
    <figure className="trace">
      <figcaption className="flex items-center justify-between gap-6 border-b border-hairline px-5 py-4 text-sm text-muted sm:px-8 sm:py-5">
        <span>
          <b className="mb-1.5 block font-head text-section leading-tight font-strong tracking-[-0.022em] text-text">
            {question}
          </b>
          An example answer, scored by the built-in coach
        </span>
        <ScoreRing score={score} bands={BANDS} size={112} />
      </figcaption>
      <div className="trace-body">
        <ol className="trace-side">
          {sentences.map(({ text, state }) => (
            <li key={text} data-state={state}>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden focusable="false">
          {lines.map(({ from, to }) => (
            <path key={to} d={`M0 ${from}C45 ${from} 55 ${to} 100 ${to}`} />
          ))}
        </svg>
        <ul className="trace-side trace-points">
          {points.map(({ label, status, sentence }) => (
            <li key={label} data-status={status}>
              <b>{label}</b>
              <span>
                {sentence === null
                  ? STATUS_LABELS[status]
                  : `${STATUS_LABELS[status]} by sentence ${sentence + 1}`}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </figure>
  );
}

/** The middle of a row, in percent of the height: the rows of a column are equally high. */
function toMiddle(index: number, count: number): number {
  return Math.round(((index + 0.5) / count) * 1000) / 10;
}
