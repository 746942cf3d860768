import type { Coverage } from "~/job-interviews/plan/coverage";

const NUMBERS =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** "thirteen"; from 21 on in figures. */
export const nameCount = (count: number): string => NUMBERS[count] ?? String(count);

export const capitalize = (text: string): string =>
  `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** How far a kind of question is prepared. */
export function nameState(state: Coverage["state"], toldCount: number): string {
  switch (state) {
    case "none":
      return "no story yet";
    case "begun":
      return "a story begun";
    case "short":
      return "ready in 60 words";
    case "whole":
      if (toldCount === 0) return "not told yet";
      return toldCount === 1 ? "told once" : `told ${toldCount} times`;
  }
}

interface Ahead {
  company: string;
  daysLeft: number;
  isOver: boolean;
}

/** "Thirteen days to St Mary’s." */
export function titlePlan({ company, daysLeft, isOver }: Ahead): string {
  const name = company.replace(/\.$/, "");
  if (isOver) return `How was ${company}?`;
  if (daysLeft <= 0) return `Today: ${name}.`;
  return `${capitalize(nameCount(daysLeft))} ${daysLeft === 1 ? "day" : "days"} to ${name}.`;
}

/** "Fifteen minutes" */
export function nameMinutes(minutes: number): string {
  return capitalize(`${nameCount(minutes)} ${minutes === 1 ? "minute" : "minutes"}`);
}
