import { formatList } from "~/ui/format";

/**
 * What becomes of the questions, by their numbers, for which there was no story; empty without one.
 *
 * @param isAhead a round is still to come, for which there is a plan
 */
export function describeGaps([first, ...others]: readonly number[], isAhead: boolean): string {
  if (first === undefined) return "";
  const then =
    others.length === 0
      ? ""
      : ` ${others.length === 1 ? "Question" : "Questions"} ${formatList(others.map(String))} ${others.length === 1 ? "follows" : "follow"}.`;
  const becomes = isAhead
    ? `Question ${first} becomes tomorrow’s first nine minutes.`
    : `Question ${first} had no story. Your next plan starts with it.`;
  return becomes + then;
}
