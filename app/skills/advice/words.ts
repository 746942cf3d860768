import { FIELD_NAMES } from "~/data/careers/field-names";
import { withArticle } from "./names";
import { isOwnJob, listFieldsOf, type Situation } from "./situation";
import { describeWishes } from "~/person-context/wishes";

const MAX_WORDS = 40;

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const MAX_TITLE_WORDS = 9;

/** The first title that is short enough; the last one always is. */
export function fitTitle(...titles: readonly string[]): string {
  return titles.find((title) => countWords(title) <= MAX_TITLE_WORDS) ?? titles.at(-1) ?? "";
}

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

/** Whether a chosen field is that of the present job. */
const isInOwnField = ({ person, present }: Situation): boolean =>
  present !== null &&
  listFieldsOf({ id: "", occupationCode: present.code }).some((field) =>
    person.fields.includes(field),
  );

/** What they want, in one sentence. */
export function describeGoal(situation: Situation): Sentence {
  const { person, job, targetName, wishes } = situation;
  const into = new Intl.ListFormat("en", { type: "disjunction" }).format(
    person.fields.map(nameField),
  );
  if (wishes.has("owner")) return "You want your own business.";
  if (targetName && situation.isAimed)
    return `What you want sounds like the work of ${withArticle(targetName)}.`;
  if (targetName && !isOwnJob(situation))
    return person.goal === "return"
      ? `You want to come back as ${withArticle(targetName)}.`
      : `You want to become ${withArticle(targetName)}.`;
  switch (person.goal) {
    case "better":
      return job
        ? `You want to get better as ${withArticle(job)}.`
        : "You want to get better at your job.";
    case "neighboring":
      return job ? `You want a job close to ${job}.` : "You want a neighboring job.";
    case "another-field":
      if (into && isInOwnField(situation)) return `You want another job in ${into}.`;
      return `You want to move ${job ? `from ${job} ` : ""}${into ? `into ${into}` : "to another field"}.`;
    case "first-job":
      return job && BEGINNER.test(job)
        ? `You’re ${withArticle(job)} and want a first job.`
        : "You want a first job.";
    case "return":
      return "You want to come back after a break.";
    default:
      return null;
  }
}

const ADJECTIVES = new Set(["legal", "environmental"]);

function nameField(field: string): string {
  const name = (FIELD_NAMES[field] ?? field).toLowerCase();
  return ADJECTIVES.has(field) ? `${name} work` : name;
}

const BEGINNER = /\b(?:student|graduate|apprentice|trainee|intern)\b/i;

/** The first things they ruled out or must keep: “You ruled out heavy lifting.” */
export function describeLimits({ wishes, person }: Situation, count = 1): Sentence {
  const limits = describeWishes(wishes, person.mustStay).slice(0, count);
  return limits.length > 0 && `${limits.join(". ")}.`;
}
