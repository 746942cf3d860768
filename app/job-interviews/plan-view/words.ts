const NUMBERS =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** "thirteen"; from 21 on in figures. */
export const nameCount = (count: number): string => NUMBERS[count] ?? String(count);

export const capitalize = (text: string): string =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

interface Ahead {
  company: string;
  daysLeft: number;
  isOver: boolean;
}

/** "Thirteen days to St Mary’s." */
export function titlePlan({ company, daysLeft, isOver }: Ahead): string {
  const name = company.replace(/\.$/, "");
  if (isOver) return `How was ${name}?`;
  if (daysLeft <= 0) return `Today: ${name}.`;
  return `${capitalize(nameCount(daysLeft))} ${daysLeft === 1 ? "day" : "days"} to ${name}.`;
}

/** "Fifteen minutes" */
export function nameMinutes(minutes: number): string {
  return capitalize(`${nameCount(minutes)} ${minutes === 1 ? "minute" : "minutes"}`);
}
