import type { SentenceReview } from "~/coach/types";
import type { Reading } from "~/coach/score/reading";

/** The state of each sentence, the key points it is evidence for, and one short remark. */
export function reviewSentences(reading: Reading): SentenceReview[] {
  const softened = [...reading.fillers.hard, ...reading.fillers.soft, ...reading.hedges];
  return reading.answer.sentences.map((sentence, at) => {
    const matches = reading.matches.filter(
      (match) => match.sentence === at && match.status !== "missed",
    );
    const base = {
      start: sentence.start,
      end: sentence.end,
      text: sentence.text,
      keyPoints: matches.map((match) => match.point.id),
    };
    const first = (status: string) => matches.find((match) => match.status === status);
    const wrong = first("contradicted");
    const covered = first("covered");
    const partial = first("partial");
    if (reading.injections.has(at))
      return {
        ...base,
        state: "vague",
        note: "This speaks to the scorer, not to the interviewer. It counts for nothing.",
      };
    if (wrong)
      return { ...base, state: "contradicted", note: `Goes against “${wrong.point.label}”.` };
    if (covered) return { ...base, state: "covered", note: covered.point.label };
    if (reading.habits.has(at))
      return {
        ...base,
        state: partial ? "partial" : "vague",
        note: "This is what you usually do. Say what you did that time.",
      };
    if (partial)
      return {
        ...base,
        state: "partial",
        note: `${partial.point.label}: only part of it is said.`,
      };
    const loose = softened.filter(
      (span) => span.start >= sentence.start && span.end <= sentence.end,
    ).length;
    const specific = sentence.tokens.filter((token) => token.specific).length;
    if (loose > 0 && specific < 3)
      return { ...base, state: "vague", note: "Name one thing you would do or check." };
    return { ...base, state: "neutral", note: "" };
  });
}
