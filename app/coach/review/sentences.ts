import type { SentenceReview, Span } from "~/coach/types";
import type { AnswerContext } from "~/coach/score/answer-context";

const VAGUE_NOTE = "Name one thing you would do or check.";
/** What happened can't be done or checked any more. */
const STORY_VAGUE_NOTE = "Say it plainly, or leave it out.";

/** The state of each sentence, the key points it supports, and a short note. */
export function reviewSentences(context: AnswerContext): SentenceReview[] {
  const softenings = countSpans(context.answer.sentences, [
    ...context.fillers.hard,
    ...context.fillers.soft,
    ...context.hedges,
  ]);
  const { kind } = context.request;
  const isStory = kind === "behavioral" || kind === "motivation";
  return context.answer.sentences.map((sentence, index) => {
    const matches = context.matches.filter(
      (match) => match.sentence === index && match.status !== "missed",
    );
    const base = {
      start: sentence.start,
      end: sentence.end,
      text: sentence.text,
      keyPoints: matches.map((match) => match.point.id),
    };
    const findMatch = (status: string) => matches.find((match) => match.status === status);
    const wrong = findMatch("contradicted");
    const covered = findMatch("covered");
    const partial = findMatch("partial");
    if (context.injections.has(index))
      return {
        ...base,
        state: "vague",
        note: "This is addressed to the scorer, not to the interviewer, so it’s ignored.",
      };
    if (wrong)
      return { ...base, state: "contradicted", note: `Contradicts “${wrong.point.label}.”` };
    if (covered)
      return {
        ...base,
        state: "covered",
        note: covered.isOwn ? `Marked by you: ${covered.point.label}` : covered.point.label,
      };
    if (context.habits.has(index))
      return {
        ...base,
        state: partial ? "partial" : "vague",
        note: "This is what you usually do. Say what you did in this case.",
      };
    if (partial)
      return {
        ...base,
        state: "partial",
        note: `${partial.point.label}: only partly covered.`,
      };
    const softeningCount = softenings[index] ?? 0;
    const specificCount = sentence.tokens.filter((token) => token.isSpecific).length;
    if (softeningCount > 0 && specificCount < 3)
      return { ...base, state: "vague", note: isStory ? STORY_VAGUE_NOTE : VAGUE_NOTE };
    return { ...base, state: "neutral", note: "" };
  });
}

/** How many of the spans are in each sentence. */
function countSpans(sentences: readonly Span[], spans: readonly Span[]): number[] {
  const ordered = spans.toSorted((a, b) => a.start - b.start);
  let next = 0;
  return sentences.map(({ start, end }) => {
    let count = 0;
    for (let span = ordered[next]; span && span.start < end; span = ordered[++next])
      if (span.start >= start && span.end <= end) count++;
    return count;
  });
}
