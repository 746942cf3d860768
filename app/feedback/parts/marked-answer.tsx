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
  keyPoints: readonly { id: string; label: string; source?: VerdictSource | undefined }[];
}

const STATE_NAMES: Record<State, string> = {
  covered: "Covered",
  partial: "Partly",
  contradicted: "Contradicts",
  vague: "Vague",
  neutral: "",
};

export function MarkedAnswer({ sentences, fillers, keyPoints }: MarkedAnswerProps) {
  return (
    <ol className="grid">
      {sentences.map((sentence, index) => {
        const sentenceFillers = fillers.filter(
          ({ start, end }) => start >= sentence.start && end <= sentence.end,
        );
        return (
          <li
            key={sentence.start}
            id={`sentence-${index + 1}`}
            data-state={sentence.state}
            className="sentence"
          >
            <p>
              <span data-state={sentence.state} className="sentence-mark">
                <SentenceText sentence={sentence} fillers={sentenceFillers} />
              </span>
            </p>
            <SentenceNote
              sentence={sentence}
              fillers={sentenceFillers.length}
              keyPoints={keyPoints}
            />
          </li>
        );
      })}
    </ol>
  );
}

function SentenceNote({
  sentence,
  fillers,
  keyPoints,
}: {
  sentence: Sentence;
  fillers: number;
  keyPoints: MarkedAnswerProps["keyPoints"];
}) {
  const fillerCount = fillers === 0 ? "" : pluralize(fillers, "filler");
  const matchingKeyPoints = keyPoints.filter(({ id }) => sentence.keyPoints.includes(id));
  const makesPoints =
    matchingKeyPoints.length > 0 && (sentence.state === "covered" || sentence.state === "partial");
  const isThought = makesPoints && matchingKeyPoints.every(({ source }) => source === "thought");
  const stateName = isThought ? "We think so" : STATE_NAMES[sentence.state];
  if (stateName === "" && fillerCount === "" && sentence.note === "") return null;
  return (
    <p>
      <b>{[stateName, fillerCount].filter(Boolean).join(", ")}</b>
      {sentence.note === "" || makesPoints ? (
        <>
          {isThought ? "Seems to say: " : "Says: "}
          {matchingKeyPoints.map(({ id, label }, index) => (
            <Fragment key={id}>
              {index > 0 ? ", " : null}
              <a href={`#point-${id}`}>{label}</a>
            </Fragment>
          ))}
        </>
      ) : (
        sentence.note
      )}
    </p>
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
      <LegendEntry state="partial">partly</LegendEntry>
      <LegendEntry state="vague">vague</LegendEntry>
      <s className="text-muted decoration-warn">filler</s>
    </p>
  );
}

function LegendEntry({ state, children }: { state: State; children: string }) {
  return (
    <span data-state={state} className="sentence-mark">
      {children}
    </span>
  );
}
