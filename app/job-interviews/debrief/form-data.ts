import { listNamedKinds } from "~/job-interviews/asked-kinds";
import { groupStories } from "~/job-interviews/card/card";
import type { JobInterview, Round } from "~/job-interviews/types";
import { sortByUse } from "~/stories/coverage";
import type { Story, Telling } from "~/stories/types";
import { type StoredQuestion, type Told, countRows } from "./debrief";
import { findLastDebriefed } from "./select-round";

const MAX_FITTING = 6;
const MAX_STORIES = 12;

interface Bank {
  stories: readonly Story[];
  tellings: readonly Telling[];
  /** The person asked for all of them. */
  showsAll: boolean;
}

/** What the form of a debrief shows: what is stored, and the stories to choose from. */
export function describeDebriefForm(
  interview: JobInterview,
  round: Round,
  stored: readonly StoredQuestion[],
  { stories, tellings, showsAll }: Bank,
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
  const sorted = sortByUse(stories, tellings);
  const told = stored.map((each) => each.told.storyId);
  const offered = showsAll ? sorted : offerStories(interview, sorted, told);
  return {
    storyCount: stories.length,
    isCut: offered.length < stories.length,
    rowCount: countRows(stored.length),
    values,
    options: [
      { value: "answer", label: "No story needed" },
      ...(hasDeletedStory ? [{ value: "story", label: "A story you deleted" }] : []),
      ...offered.map(({ id, title }) => ({ value: id, label: title })),
      { value: "none", label: "I had no story" },
    ],
  };
}

/** The stories told at this round, those that fit what is asked most, and those used last. */
function offerStories(
  interview: JobInterview,
  sorted: readonly Story[],
  told: readonly (string | null)[],
): Story[] {
  const { fitting } = groupStories(sorted, listNamedKinds(interview));
  const chosen = sorted.filter(({ id }) => told.includes(id));
  const offered = [...new Set([...chosen, ...fitting.slice(0, MAX_FITTING), ...sorted])];
  return offered.slice(0, Math.max(MAX_STORIES, chosen.length));
}
