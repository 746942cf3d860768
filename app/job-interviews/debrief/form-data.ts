import type { Story } from "~/stories/types";
import type { JobInterview } from "~/job-interviews/types";
import { type StoredQuestion, type Told, countRows } from "./debrief";

/** What the form of a debrief shows: what is stored, and the stories to choose from. */
export function describeDebriefForm(
  { hearBy, nextSteps }: JobInterview,
  stored: readonly StoredQuestion[],
  stories: readonly Story[],
) {
  const getValue = ({ kind, storyId }: Told) =>
    kind !== "story" ? kind : stories.some(({ id }) => id === storyId) ? (storyId ?? kind) : kind;
  const hasDeletedStory = stored.some(({ told }) => getValue(told) === "story");
  const values: Record<string, string> = { nextSteps, hearBy: hearBy ?? "" };
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
