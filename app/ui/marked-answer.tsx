import { Fragment } from "react";

interface Span {
  start: number;
  end: number;
}

type State = "covered" | "partial" | "contradicted" | "vague" | "neutral";

interface Sentence extends Span {
  text: string;
  state: State;
  keyPoints: readonly string[];
  note: string;
}

interface MarkedAnswerProps {
  sentences: readonly Sentence[];
  /** Filler words, as places in the whole answer. */
  fillers: readonly Span[];
  /** The points a sentence may be evidence for, to name and to link to. */
  keyPoints: readonly { id: string; label: string }[];
}

/** Each state is told by the shape of the number's box, by the line under the words, and by a word in the margin. */
const STATES: Record<State, { word: string; box: string; line: string; ink: string }> = {
  covered: {
    word: "Covered",
    box: "border border-fill-edge bg-fill text-on-fill",
    line: "border-b-2 border-chart-1 bg-mark",
    ink: "text-primary-ink",
  },
  partial: {
    word: "Partly",
    box: "border-[1.5px] border-dashed border-chart-1 text-primary-ink",
    line: "border-b-2 border-dashed border-chart-1",
    ink: "text-primary-ink",
  },
  contradicted: {
    word: "Contradicts",
    box: "border-[3px] border-double border-danger text-danger",
    line: "underline decoration-danger decoration-wavy underline-offset-4",
    ink: "text-danger",
  },
  vague: {
    word: "Vague",
    box: "border-[1.5px] border-dotted border-warn text-warn",
    line: "border-b-2 border-dotted border-warn",
    ink: "text-warn",
  },
  neutral: { word: "", box: "text-muted", line: "", ink: "text-muted" },
};

export function MarkedAnswer({ sentences, fillers, keyPoints }: MarkedAnswerProps) {
  return (
    <ol className="grid">
      {sentences.map((sentence, index) => {
        const look = STATES[sentence.state];
        const inside = fillers.filter(
          ({ start, end }) => start >= sentence.start && end <= sentence.end,
        );
        return (
          <li
            key={sentence.start}
            id={`sentence-${index + 1}`}
            className="grid grid-cols-[1.625rem_minmax(0,1fr)] gap-x-3 rounded-card py-2.5 target:bg-surface-2 md:grid-cols-[1.75rem_minmax(0,1fr)_12.375rem] md:gap-x-4.5"
          >
            <span
              aria-hidden
              className={`num mt-0.5 grid size-6 place-items-center rounded-[7px] text-2xs font-strong ${look.box}`}
            >
              {index + 1}
            </span>
            <p className="text-body leading-relaxed md:text-read">
              <span className={`box-decoration-clone py-0.5 ${look.line}`}>
                <WithFillers sentence={sentence} fillers={inside} />
              </span>
            </p>
            <Note sentence={sentence} fillers={inside.length} keyPoints={keyPoints} />
          </li>
        );
      })}
    </ol>
  );
}

function Note({
  sentence,
  fillers,
  keyPoints,
}: {
  sentence: Sentence;
  fillers: number;
  keyPoints: MarkedAnswerProps["keyPoints"];
}) {
  const { word, ink } = STATES[sentence.state];
  const counted = fillers === 0 ? "" : `${fillers} ${fillers === 1 ? "filler" : "fillers"}`;
  const named = keyPoints.filter(({ id }) => sentence.keyPoints.includes(id));
  if (word === "" && counted === "" && sentence.note === "") return null;
  return (
    <p className="col-start-2 pt-0.5 text-xs text-muted md:col-start-3">
      <b className={`mr-1.5 font-strong md:block ${ink}`}>
        {[word, counted].filter(Boolean).join(", ")}
      </b>
      {sentence.note === ""
        ? named.map(({ id, label }, index) => (
            <Fragment key={id}>
              {index > 0 ? ", " : null}
              <a
                href={`#point-${id}`}
                className="decoration-primary-line underline-offset-3 hover:underline"
              >
                {label}
              </a>
            </Fragment>
          ))
        : sentence.note}
    </p>
  );
}

function WithFillers({ sentence, fillers }: { sentence: Sentence; fillers: readonly Span[] }) {
  const text = (start: number, end: number) =>
    sentence.text.slice(start - sentence.start, end - sentence.start);
  return (
    <>
      {fillers.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text(fillers[index - 1]?.end ?? sentence.start, start)}
          <s className="text-muted decoration-warn">{text(start, end)}</s>
        </Fragment>
      ))}
      {text(fillers.at(-1)?.end ?? sentence.start, sentence.end)}
    </>
  );
}

export function MarkedAnswerLegend() {
  return (
    <p className="flex flex-wrap gap-x-4.5 gap-y-1.5 text-xs text-text-2">
      <span className={STATES.covered.line}>covers a key point</span>
      <span className={STATES.partial.line}>partly</span>
      <span className={STATES.vague.line}>vague</span>
      <s className="text-muted decoration-warn">filler</s>
    </p>
  );
}
