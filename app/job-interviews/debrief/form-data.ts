import type { Story } from "~/stories/types";
import type { JobInterview, Round } from "~/job-interviews/types";
import { type StoredQuestion, type Told, countRows } from "./debrief";
import { findLastDebriefed } from "./select-round";

/** What the form of a debrief shows: what is stored, and the stories to choose from. */
export function describeDebriefForm(
  interview: JobInterview,
  round: Round,
  stored: readonly StoredQuestion[],
  stories: readonly Story[],
) {
  const getValue = ({ kind, storyId }: Told) =>
    kind !== "story" ? kind : stories.some(({ id }) => id === storyId) ? (storyId ?? kind) : kind;
  const hasDeletedStory = stored.some(({ told }) => getValue(told) === "story");
  // What they said is of the last round that was written down.
  const isLast = findLastDebriefed(interview)?.id === round.id;
  const values: Record<string, string> = isLast
    ? { nextSteps: interview.nextSteps, hearBy: interview.hearBy ?? "" }
    : { nextSteps: "", hearBy: "" };
  for (const [index, { question, told, went }] of stored.entries()) {
    values[`question${index + 1}`] = question;
    values[`told${index + 1}`] = getValue(told);
    values[`went${index + 1}`] = went ?? "";
  }
  return {
    rowCount: countRows(stored.length),
    values,
    options: [
      { value: "answer", label: "Only an answer" },
      ...(hasDeletedStory ? [{ value: "story", label: "A story you deleted" }] : []),
      ...stories.map(({ id, title }) => ({ value: id, label: title })),
      { value: "none", label: "I had no story" },
    ],
  };
}
