import type { AnswerContext } from "~/coach/context/answer-context";
import type { SettledPoint } from "~/coach/points/settle-points";
import type { SentenceReview, Span } from "~/coach/types";

const INJECTION_NOTE = "This is addressed to the scorer, not to the interviewer, so it’s ignored.";
const RECITED_NOTE = "This is the advice on a point, word for word. Say it in your own words.";
const HABIT_NOTE = "This is what you usually do. Say what you did in this case.";

/** What others usually do may be the story itself. */
const FIRST_PERSON = /\b(?:I|we)\b/i;

type SentenceVerdict = Pick<SentenceReview, "state" | "note">;

/** What the point says that a sentence makes, or gets wrong. */
function notePoint({ status, source, point }: SettledPoint): SentenceVerdict {
  const state = status === "covered" ? "covered" : "partial";
  if (status === "contradicted")
    return { state: "contradicted", note: `Look at this again: ${point.label}` };
  if (source === "person")
    return { state, note: `Marked by you${state === "partial" ? " in part" : ""}: ${point.label}` };
  if (source === "thought") return { state, note: `Seems to say: ${point.label}` };
  return { state, note: point.label };
}

const STATE_ORDER = ["contradicted", "covered", "partial"];

/** The state of each sentence, the key points it supports, and a short note. */
export function reviewSentences(
  context: AnswerContext,
  points: readonly SettledPoint[],
): SentenceReview[] {
  const softenings = findFirst(context.answer.sentences, [
    ...context.fillers.hard,
    ...context.fillers.soft,
    ...context.hedges,
  ]);
  const judge = (index: number, ofSentence: readonly SettledPoint[]): SentenceVerdict => {
    if (context.injections.has(index)) return { state: "vague", note: INJECTION_NOTE };
    const sum = context.wrongSums.find(({ sentence }) => sentence === index);
    if (sum) return { state: "contradicted", note: sum.text };
    const figure = context.anchors.find(
      ({ sentence, isInRange }) => sentence === index && !isInRange,
    );
    if (figure) return { state: "contradicted", note: figure.text };
    if (context.recited.has(index)) return { state: "vague", note: RECITED_NOTE };
    const [first] = ofSentence
      .map(notePoint)
      .toSorted((a, b) => STATE_ORDER.indexOf(a.state) - STATE_ORDER.indexOf(b.state));
    if (first) return first;
    const text = context.answer.sentences[index]?.text ?? "";
    if (context.habits.has(index) && FIRST_PERSON.test(text))
      return { state: "vague", note: HABIT_NOTE };
    const specificCount = context.answer.sentences[index]?.tokens.filter(
      (token) => token.isSpecific,
    ).length;
    const softening = softenings[index];
    return softening && (specificCount ?? 0) < 3
      ? {
          state: "vague",
          note: `“${context.answer.text.slice(softening.start, softening.end)}”: say it plainly, or leave it out.`,
        }
      : { state: "neutral", note: "" };
  };
  return context.answer.sentences.map(({ start, end, text }, index) => {
    const ofSentence = points.filter(
      ({ sentence, status }) => sentence === index && status !== "missed" && status !== "asked",
    );
    return {
      start,
      end,
      text,
      keyPoints: ofSentence.map(({ point }) => point.id),
      ...judge(index, ofSentence),
    };
  });
}

/** The first of the spans in each sentence. */
function findFirst(sentences: readonly Span[], spans: readonly Span[]): (Span | undefined)[] {
  const ordered = spans.toSorted((a, b) => a.start - b.start);
  let next = 0;
  return sentences.map(({ start, end }) => {
    while ((ordered[next]?.start ?? end) < start) next++;
    const span = ordered[next];
    return span && span.end <= end ? span : undefined;
  });
}
