import { Fragment } from "react";
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
  keyPoints: readonly { id: string; label: string }[];
}

/** State is shown by badge shape, underline and label, not by color alone. */
const STATE_STYLES: Record<
  State,
  { stateName: string; badgeClass: string; textClass: string; noteClass: string }
> = {
  covered: {
    stateName: "Covered",
    badgeClass: "border border-fill-edge bg-fill text-on-fill",
    textClass: "border-b-2 border-chart-1 bg-mark",
    noteClass: "text-primary-ink",
  },
  partial: {
    stateName: "Partly",
    badgeClass: "border-[1.5px] border-dashed border-chart-1 text-primary-ink",
    textClass: "border-b-2 border-dashed border-chart-1",
    noteClass: "text-primary-ink",
  },
  contradicted: {
    stateName: "Contradicts",
    badgeClass: "border-[3px] border-double border-danger text-danger",
    textClass: "underline decoration-danger decoration-wavy underline-offset-4",
    noteClass: "text-danger",
  },
  vague: {
    stateName: "Vague",
    badgeClass: "border-[1.5px] border-dotted border-warn text-warn",
    textClass: "border-b-2 border-dotted border-warn",
    noteClass: "text-warn",
  },
  neutral: { stateName: "", badgeClass: "text-muted", textClass: "", noteClass: "text-muted" },
};

export function MarkedAnswer({ sentences, fillers, keyPoints }: MarkedAnswerProps) {
  return (
    <ol className="grid">
      {sentences.map((sentence, index) => {
        const style = STATE_STYLES[sentence.state];
        const sentenceFillers = fillers.filter(
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
              className={`num mt-0.5 grid size-6 place-items-center rounded-[7px] text-2xs font-strong ${style.badgeClass}`}
            >
              {index + 1}
            </span>
            <p className="text-body leading-relaxed md:text-read">
              <span className={`box-decoration-clone py-0.5 ${style.textClass}`}>
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
  const { stateName, noteClass } = STATE_STYLES[sentence.state];
  const fillerCount = fillers === 0 ? "" : pluralize(fillers, "filler");
  const matchingKeyPoints = keyPoints.filter(({ id }) => sentence.keyPoints.includes(id));
  if (stateName === "" && fillerCount === "" && sentence.note === "") return null;
  return (
    <p className="col-start-2 pt-0.5 text-xs text-muted md:col-start-3">
      <b className={`mr-1.5 font-strong md:block ${noteClass}`}>
        {[stateName, fillerCount].filter(Boolean).join(", ")}
      </b>
      {sentence.note === ""
        ? matchingKeyPoints.map(({ id, label }, index) => (
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
      <span className={STATE_STYLES.covered.textClass}>covers a key point</span>
      <span className={STATE_STYLES.partial.textClass}>partly</span>
      <span className={STATE_STYLES.vague.textClass}>vague</span>
      <s className="text-muted decoration-warn">filler</s>
    </p>
  );
}
