import type { Coverage } from "~/job-interviews/plan/coverage";
import type { Outcome } from "~/job-interviews/types";
import { pluralize } from "~/ui/format";
import { capitalize } from "~/ui/format-count";

const NUMBERS =
  "no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );

/** "thirteen"; from 21 on in figures. */
export const nameCount = (count: number): string => NUMBERS[count] ?? String(count);

/** So many words are about sixty. */
const SHORT_WORDS: readonly [from: number, to: number] = [40, 80];

/** How far a kind of question is prepared. */
export function nameState({
  state,
  toldCount,
  lastWords,
}: Pick<Coverage, "state" | "toldCount" | "lastWords">): string {
  switch (state) {
    case "none":
      return "no story yet";
    case "begun":
      return "a story begun";
    case "untold":
      return "60 words, not told yet";
    case "told":
      if (lastWords === null) return nameTimes(toldCount);
      return lastWords >= SHORT_WORDS[0] && lastWords <= SHORT_WORDS[1]
        ? "told in 60 words"
        : `told, ${pluralize(lastWords, "word")}`;
    case "whole":
      return toldCount === 0 ? "not told yet" : nameTimes(toldCount);
  }
}

const nameTimes = (count: number): string => (count === 1 ? "told once" : `told ${count} times`);

interface Titled {
  company: string;
  outcome: Outcome | null;
  daysLeft: number;
  isOver: boolean;
  /** A round is still to be written down. */
  isDebriefOpen: boolean;
}

/** "Thirteen days to St Mary’s."; at the end, what came of it. */
export function titlePlan({ company, outcome, daysLeft, isOver, isDebriefOpen }: Titled): string {
  const name = company.replace(/\.$/, "");
  if (outcome === "offer") return `${name} made you an offer.`;
  if (outcome === "no") return `${name} said no.`;
  if (outcome === "withdrawn") return `You withdrew from ${name}.`;
  if (isOver) return isDebriefOpen ? `How was ${company}?` : `Waiting to hear from ${name}.`;
  if (daysLeft <= 0) return `Today: ${name}.`;
  return `${capitalize(nameCount(daysLeft))} ${daysLeft === 1 ? "day" : "days"} to ${name}.`;
}

/** "Fifteen minutes" */
export function nameMinutes(minutes: number): string {
  return capitalize(`${nameCount(minutes)} ${minutes === 1 ? "minute" : "minutes"}`);
}
