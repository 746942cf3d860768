import { formatList } from "~/ui/format";
import { nameYears, withArticle } from "./names";
import type { Situation } from "./situation";
import { describeWishes } from "./wishes";

const MAX_WORDS = 40;

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

type Sentence = string | null | undefined | false;

/**
 * As many of the sentences as fit with the strength into 40 words, in their order. A sentence whose fact is
 * missing is left out.
 */
export function writeReason(strength: string | null, ...sentences: Sentence[]): string {
  let left = MAX_WORDS - countWords(strength ?? "");
  const kept: string[] = [];
  for (const sentence of sentences) {
    if (!sentence || countWords(sentence) > left) continue;
    kept.push(sentence);
    left -= countWords(sentence);
  }
  return kept.join(" ");
}

/** What they want, in one sentence. */
export function describeGoal({ person, job, targetName, wishes }: Situation): Sentence {
  if (targetName && person.goal !== "better")
    return person.goal === "return"
      ? `You want to come back as ${withArticle(targetName)}.`
      : `You want to become ${withArticle(targetName)}.`;
  switch (person.goal) {
    case "better":
      if (wishes.has("laidOff")) return "You lost your job and want the same work again.";
      return job
        ? `You want to get better as ${withArticle(job)}.`
        : "You want to get better at your job.";
    case "neighboring":
      return job ? `You want a job next door to ${job}.` : "You want a neighboring job.";
    case "another-field":
      return job
        ? `You want to leave ${job} work for another field.`
        : "You want to move to another field.";
    case "first-job":
      return "You want a first job.";
    case "return":
      return "You want to come back after a break.";
    default:
      return null;
  }
}

/** The first things they ruled out or must keep: “You ruled out heavy lifting.” */
export function describeLimits({ wishes, person }: Situation, count = 1): Sentence {
  const limits = describeWishes(wishes, person.mustStay).slice(0, count);
  return limits.length > 0 && `${limits.join(". ")}.`;
}

/** “Eight years as a shop manager count here.” */
export function describeYears({ person, job }: Situation): string | null {
  const years = nameYears(person.years);
  const verb = person.years !== null && person.years < 2 ? "counts" : "count";
  return years && job ? `Your ${years} as ${withArticle(job)} ${verb}.` : null;
}

export const listNames = (names: readonly string[]): string => formatList(names);
