import type { Reading } from "./reading";

/** "3 of 7 key points are in your answer, 2 more in part." */
export function tellCovered(reading: Reading, what: string, where: string): string {
  const of = (status: string) => reading.matches.filter((match) => match.status === status).length;
  const [covered, partial] = [of("covered"), of("partial")];
  if (covered === 0)
    return `None of the ${reading.matches.length} ${what} is ${where}${partial > 0 ? `, ${partial} in part` : ""}.`;
  return `${covered} of ${reading.matches.length} ${what} ${covered === 1 ? "is" : "are"} ${where}${partial > 0 ? `, ${partial} more in part` : ""}.`;
}
