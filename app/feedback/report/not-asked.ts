import { formatList } from "~/ui/format";

/**
 * "9 of 12 questions were not asked: 3 and 5–12." Where scores are shown, it adds that these
 * questions have none.
 */
export function describeNotAsked(
  numbers: readonly number[],
  total: number,
  hasScores: boolean,
): string {
  if (numbers.length === total) return "No question was asked.";
  const [was, is] = numbers.length === 1 ? ["was", "is"] : ["were", "are"];
  const unscored = hasScores ? ` and ${is} not scored` : "";
  return `${numbers.length} of ${total} questions ${was} not asked${unscored}: ${formatList(listRuns(numbers))}.`;
}

/** Three or more numbers in a row as one run: 1, 2, 5, 6, 7 as "1", "2", "5–7". */
function listRuns(numbers: readonly number[]): string[] {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.flatMap((run) => (run.length < 3 ? run.map(String) : [`${run[0]}–${run.at(-1)}`]));
}
