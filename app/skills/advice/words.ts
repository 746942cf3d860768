import { FIELD_NAMES } from "~/data/careers/field-names";
import { withArticle } from "./names";
import { isOwnJob, listFieldsOf, type Situation } from "./situation";
import { formatList } from "~/ui/format";
import { describeNeed, describeWishes } from "~/person-context/wishes";

const MAX_WORDS = 40;

export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length;

const MAX_TITLE_WORDS = 9;

/** The first title that is short enough; the last one always is. */
export function fitTitle(...titles: readonly string[]): string {
  return titles.find((title) => countWords(title) <= MAX_TITLE_WORDS) ?? titles.at(-1) ?? "";
}

export type Sentence = string | null | undefined | false;

/** Whether all of them fit into one reason. */
export const doFit = (...sentences: Sentence[]): boolean =>
  countWords(sentences.filter(Boolean).join(" ")) <= MAX_WORDS;

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

/** All of the sentences with the strength, or without it where they don’t fit together. */
export function fitReason(
  strength: string | null,
  ...sentences: Sentence[]
): { reason: string; strength: string | null } {
  const shown = doFit(strength, ...sentences) ? strength : null;
  return { reason: writeReason(shown, ...sentences), strength: shown };
}

/** Whether a chosen field is that of the present job. */
const isInOwnField = ({ person, present }: Situation): boolean =>
  present !== null &&
  listFieldsOf({ id: "", occupationCode: present.code }).some((field) =>
    person.fields.includes(field),
  );

/** What they want to get to, in one sentence. */
export function describeGoal(situation: Situation): Sentence {
  const { person, job, targetName, wishes } = situation;
  if (wishes.has("owner")) return "You want your own business.";
  if (wishes.has("laidOff")) return "You lost your job and need the next one.";
  if (targetName && situation.isAimed)
    return `What you describe sounds like the work of ${withArticle(targetName)}.`;
  if (targetName && !isOwnJob(situation))
    return person.goal === "return"
      ? `You want to come back as ${withArticle(targetName)}.`
      : `You want to become ${withArticle(targetName)}.`;
  const who = job ? `You’re ${withArticle(job)} and want` : "You want";
  const into = nameFields(situation);
  switch (person.goal) {
    case "better":
      return job
        ? `You want to get better as ${withArticle(job)}.`
        : "You want to get better at your job.";
    case "neighboring":
      return `${who} a related job.`;
    case "another-field":
      if (into && isInOwnField(situation)) return `${who} another job in ${into}.`;
      return into ? `${who} to move into ${into}.` : `${who} to move to another field.`;
    case "first-job":
      return job && BEGINNER.test(job) ? `${who} a first job.` : "You want a first job.";
    case "return":
      return isWorkingElsewhere(situation)
        ? "You want to come back to your profession."
        : "You want to come back after a break.";
    default:
      return null;
  }
}

/** “business or technology”; empty without a chosen field. */
const nameFields = ({ person }: Situation): string =>
  new Intl.ListFormat("en", { type: "disjunction" }).format(person.fields.map(nameField));

/** “Civil engineer, now a parcel driver” */
export const isWorkingElsewhere = ({ person }: Situation): boolean =>
  /\bnow\b/i.test(person.job ?? "");

const ADJECTIVES = new Set(["legal", "environmental"]);

function nameField(field: string): string {
  const name = (FIELD_NAMES[field] ?? field).toLowerCase();
  return ADJECTIVES.has(field) ? `${name} work` : name;
}

const BEGINNER = /\b(?:student|graduate|apprentice|trainee|intern)\b/i;

/** The goal with so many of the things they asked for or ruled out; the goal alone if they named none. */
export function describeWant(situation: Situation, count: number): Sentence {
  const { wishes, person, target } = situation;
  const wanted = describeWishes(wishes, person.mustStay);
  const without = wanted.without.slice(0, Math.max(1, count - 1));
  const including = wanted.with.slice(0, Math.max(0, count - without.length));
  const isNothingNamed = including.length + without.length === 0 && !wanted.base;
  if ((target && !isOwnJob(situation)) || isNothingNamed) return describeGoal(situation);
  return `You want ${[
    nameWantedJob(situation, wanted.base),
    wanted.place,
    including.length > 0 && `with ${formatList(including)}`,
  ]
    .filter(Boolean)
    .join(" ")}${joinWithout(without, including.length > 0)}.`;
}

function joinWithout(without: readonly string[], isAfterOther: boolean): string {
  if (without.length === 0) return "";
  return `${isAfterOther ? ", but" : ""} without ${new Intl.ListFormat("en", { type: "disjunction" }).format(without)}`;
}

/** “another job in business”, “a calmer job close to yours” */
function nameWantedJob(situation: Situation, base: string | null): string {
  const { person } = situation;
  const into = nameFields(situation);
  switch (person.goal) {
    case "another-field":
      if (base) return into ? `${base} in ${into}` : base;
      if (into) return `${isInOwnField(situation) ? "another job" : "a job"} in ${into}`;
      return "a job in another field";
    case "neighboring":
      return base ?? "a related job";
    case "first-job":
      return base ?? "a first job";
    case "return":
      return `to come back to ${base ?? "a job"}`;
    default:
      return base ?? "a job";
  }
}

/** Why it can’t wait: “Your contract is ending.” */
export const describeUrgency = ({ wishes, person }: Situation): Sentence =>
  describeNeed(wishes, person.mustStay);
