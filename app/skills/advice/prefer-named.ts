import { countFields } from "~/data/careers/field-occupations";
import { findOccupation } from "~/occupations/occupations.server";
import type { Occupation } from "~/occupations/types";
import type { Reach } from "./reach";
import type { AdvicePerson, AdviceTarget } from "./types";
import type { Wishes } from "~/person-context/wishes";

/**
 * How many places a job goes up: for how near it is, for what the person’s own line names, for both of two chosen fields; and down for a
 * specialty with few posts.
 */
const PLACES = {
  reach: 10,
  index: 0.5,
  head: 6,
  word: 4,
  skill: 5,
  resumeSkill: 3,
  bothFields: 4,
  own: 24,
  leading: 12,
  special: 6,
};

/** First what they named themselves: “design things people use”, or what the pasted text asks for. */
export function preferNamed(
  moves: readonly AdviceTarget[],
  { mustStay, textSkills, textKind, fields, goal, matches }: AdvicePerson,
  { present, wishes, reach }: { present: Occupation | null; wishes: Wishes; reach: Reach },
): AdviceTarget[] {
  const own = new Set(listRoots(present?.title ?? ""));
  const words = new Set([...listWantedWords(mustStay)].filter((word) => !own.has(word)));
  // What is near the job that they leave is no reason for another field.
  const isByMatch = goal === "another-field" && matches.length > 0;
  const rate = (move: AdviceTarget, index: number) => {
    const [head = "", ...rest] = listRoots(
      move.title.split(/,? Except| and |, /)[0] ?? "",
    ).toReversed();
    const asked = textKind ? move.skills.filter((skill) => textSkills.includes(skill)) : [];
    const occupation = move.occupationCode ? findOccupation(move.occupationCode) : undefined;
    return (
      index * PLACES.index -
      (occupation && !isByMatch ? reach.rate(occupation) * PLACES.reach : 0) -
      (words.has(head) ? PLACES.head : 0) -
      (rest.some((word) => words.has(word)) ? PLACES.word : 0) -
      asked.length * (textKind === "posting" ? PLACES.skill : PLACES.resumeSkill) -
      (countFields(move.occupationCode ?? "", fields) > 1 ? PLACES.bothFields : 0) -
      (goal !== "first-job" && move.occupationCode === present?.code ? PLACES.own : 0) -
      (wishes.has("lead") && move.occupationCode?.startsWith("11-") ? PLACES.leading : 0) +
      (move.occupationCode?.endsWith(".00") === false ? PLACES.special : 0)
    );
  };
  return moves
    .map((move, index) => ({ move, place: rate(move, index) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ move }) => move);
}

/** The chosen fields that their own line names. */
export const listNamedFields = (fields: readonly string[], line: string | null): string[] =>
  fields.filter((field) => FIELD_WORDS[field]?.test(line ?? ""));

/** How people name a field in a line of their own. */
const FIELD_WORDS: Readonly<Record<string, RegExp>> = {
  technology: /\btech(?:nology)?\b|\bIT\b|\bsystems\b/,
  healthcare: /\bhospitals?\b|\bhealthcare\b|\bpatients?\b/i,
  education: /\btraining for\b|\beducation\b/i,
  environmental: /\bthe land\b|\bnature\b|\bclimate\b|\bwater\b/i,
  finance: /\bfinance\b|\bbank(?:s|ing)?\b/i,
  legal: /\blegal\b/i,
};

/** The words of what they want, not of what they don’t. */
export function listWantedWords(line: string | null): Set<string> {
  const clauses = (line ?? "").split(/[.;,!?]|\bbut\b|\bnot\b.*?(?=[.;,]|$)/);
  return new Set(clauses.filter((clause) => !NEGATED.test(clause)).flatMap(listRoots));
}

const NEGATED = /\b(?:no|not|never|without|done|fears?|off|tired)\b|n['’]t\b/i;
const MIN_ROOT = 5;

/** Roots that compare “design” with “designers”. */
function listRoots(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .map((word) => word.replace(/(?:ers|er|ors|or|ing|ists|ist|ions|ion|s|e)$/, ""))
    .filter((root) => root.length >= MIN_ROOT && !COMMON_ROOTS.has(root));
}

const COMMON_ROOTS = new Set(
  "peopl years things other month hours start their about there would could".split(" "),
);
