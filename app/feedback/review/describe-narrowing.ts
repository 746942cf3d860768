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
    ...countAs(asked + count("thought"), "point", "points"),
  ];
  if (open.length > 0) return `${capitalize(open.join(" and "))} left.`;
  if (keyPoints.length === 0) return "Compared with a model answer.";
  return keyPoints.length === 1
    ? "No point is open."
    : `None of the ${name(keyPoints.length)} points is open.`;
}

const name = (count: number) => NUMBERS[count] ?? count;

function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function countAs(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${name(count)} ${count === 1 ? one : many}`];
}
