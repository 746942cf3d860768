import { formatList } from "~/ui/format";

/** What becomes of the questions, by their numbers, for which there was no story; empty without one. */
export function describeGaps([first, ...others]: readonly number[]): string {
  if (first === undefined) return "";
  const then =
    others.length === 0
      ? ""
      : ` ${others.length === 1 ? "Question" : "Questions"} ${formatList(others.map(String))} ${others.length === 1 ? "follows" : "follow"}.`;
  return `Question ${first} becomes tomorrow’s first nine minutes.${then}`;
}
