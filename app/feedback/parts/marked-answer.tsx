import { Fragment } from "react";
import type { VerdictSource } from "~/coach/types";
import { pluralize } from "~/ui/format";

interface TextRange {
  start: number;
  end: number;
}

type State = "covered" | "partial" | "contradicted" | "vague" | "neutral";

interface Sentence extends TextRange {
  text: string;
  state: State;
  keyPoints: readonly string[];
  note: string;
}

interface MarkedAnswerProps {
  sentences: readonly Sentence[];
  /** Filler words, as positions in the whole answer. */
  fillers: readonly TextRange[];
  /** The key points, to name and link from sentences. */
  keyPoints: readonly KeyPoint[];
}

interface KeyPoint {
  id: string;
  label: string;
  source?: VerdictSource | undefined;
}

const STATE_NAMES: Record<State | "thought", string> = {
  thought: "We think so",
  covered: "Covered",
  partial: "Partly",
  contradicted: "Doesn’t hold",
  vague: "Vague",
  neutral: "",
};

/** A sentence that the coach only thinks makes a point is drawn dashed until somebody confirms it. */
function getMarkState({ state }: Sentence, points: readonly KeyPoint[]): State | "thought" {
  const makesPoints = state === "covered" || state === "partial";
  return makesPoints && points.length > 0 && points.every(({ source }) => source === "thought")
    ? "thought"
    : state;
}

export function MarkedAnswer({ sentences, fillers, keyPoints }: MarkedAnswerProps) {
  return (
    <ol className="grid">
      {sentences.map((sentence, index) => {
        const sentenceFillers = fillers.filter(
          ({ start, end }) => start >= sentence.start && end <= sentence.end,
        );
        const points = keyPoints.filter(({ id }) => sentence.keyPoints.includes(id));
        const state = getMarkState(sentence, points);
        return (
          <li
            key={sentence.start}
            id={`sentence-${index + 1}`}
            data-state={state}
            className="sentence"
          >
            <p>
              <span data-state={state} className="sentence-mark">
                <SentenceText sentence={sentence} fillers={sentenceFillers} />
              </span>
            </p>
            <SentenceNote
              note={sentence.note}
              state={state}
              fillers={sentenceFillers.length}
              points={points}
            />
          </li>
        );
      })}
    </ol>
  );
}

interface SentenceNoteProps {
  note: string;
  state: State | "thought";
  fillers: number;
  points: readonly KeyPoint[];
}

function SentenceNote({ note, state, fillers, points }: SentenceNoteProps) {
  const fillerCount = fillers === 0 ? "" : pluralize(fillers, "filler");
  const title = [STATE_NAMES[state], fillerCount].filter(Boolean).join(", ");
  const makesPoints = points.length > 0 && ["covered", "partial", "thought"].includes(state);
  if (title === "" && note === "") return null;
  return (
    <p>
      <b>{title}</b>
      {makesPoints ? (
        <>
          <PointLinks verb="Says" points={points.filter(({ source }) => source !== "thought")} />
          <PointLinks
            verb="Seems to say"
            points={points.filter(({ source }) => source === "thought")}
          />
        </>
      ) : (
        note
      )}
    </p>
  );
}

function PointLinks({ verb, points }: { verb: string; points: readonly KeyPoint[] }) {
  if (points.length === 0) return null;
  return (
    <>
      {verb}:{" "}
      {points.map(({ id, label }, index) => (
        <Fragment key={id}>
          {index > 0 ? ", " : null}
          <a href={`#point-${id}`}>{label}</a>
        </Fragment>
      ))}
      {". "}
    </>
  );
}

function SentenceText({
  sentence,
  fillers,
}: {
  sentence: Sentence;
  fillers: readonly TextRange[];
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

export function MarkedAnswerLegend() {
  return (
    <p className="flex flex-wrap gap-x-4.5 gap-y-1.5 text-xs text-text-2">
      <LegendEntry state="covered">covers a key point</LegendEntry>
      <LegendEntry state="partial">in part</LegendEntry>
      <LegendEntry state="thought">seems to make one</LegendEntry>
      <LegendEntry state="vague">vague</LegendEntry>
      <s className="text-muted decoration-warn">filler</s>
    </p>
  );
}

function LegendEntry({ state, children }: { state: State | "thought"; children: string }) {
  return (
    <span data-state={state} className="sentence-mark">
      {children}
    </span>
  );
}
