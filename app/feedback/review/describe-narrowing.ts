import type { Review } from "~/coach/types";
import { getPointState } from "~/feedback/parts/point-state";

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];

/** What would narrow a range, or who settled it. */
export function describeNarrowing({ keyPoints, openChecks = [] }: Review): string {
  const count = (state: string) =>
    keyPoints.filter((point) => getPointState(point) === state).length;
  const asked = keyPoints.filter(({ status }) => status === "asked").length;
  const open = [
    ...countAs(openChecks.length, "check", "checks"),
    ...countAs(asked + count("thought"), "sentence", "sentences"),
  ];
  if (open.length > 0) return `Narrows with ${open.join(", ")}.`;
  const [settled] = countAs(keyPoints.length, "point", "points");
  return settled
    ? `${settled.charAt(0).toUpperCase()}${settled.slice(1)}, settled.`
    : "Compared with a model answer.";
}

function countAs(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${NUMBERS[count] ?? count} ${count === 1 ? one : many}`];
}
