import { getPayFall } from "~/assessment/matching/place";
import { rankOccupations, UNKNOWN_PERSON } from "~/assessment/matching/rank-occupations";
import { createSkillLookup } from "~/assessment/matching/main-skills";
import { collectOnetSkills } from "~/assessment/matching/person-skills";
import { getPersonZones } from "~/assessment/matching/preparation";
import { pickVaried } from "~/assessment/matching/variety";
import { countFields } from "~/data/careers/field-occupations";
import { CAREER_FIELDS } from "~/data/careers/fields";
import type { SkillId } from "~/data/skills";
import type { CareerGoal } from "~/data/career-goals";
import { findOccupation, findOccupations, listOccupations } from "~/occupations/occupations.server";
import { listKeySkills } from "~/occupations/target/key-skills";
import type { Occupation } from "~/occupations/types";
import type { AdvicePerson, AdviceTarget } from "./types";
import type { Wishes } from "./wishes";

/** Work on one’s feet or with one’s back, by the start of the codes; who leads or inspects is not in it. */
const PHYSICAL =
  /^(?:29-1141|29-1126|29-20[345]|29-2061|31-|33-[23]|35-|37-|39-|41-2|45-[234]|47-[2345]|49-[239]|51-(?!1011|9061)|53-(?!1|6051)|43-50[578]|27-1027)/;
/** Work around the clock. */
const SHIFTS = /^(?:29-1141|29-1126|29-20|31-1|33-|35-|39-|51-8|53-[2-5])/;
/** Work on most weekends. */
const WEEKENDS =
  /^(?:11-9051|11-9081|27-2|29-1141|31-1|33-|35-|39-|41-[12]|43-4081|51-3|53-1044|53-[23])/;
/** Where only a degree of several years counts. */
const DEGREES = /^(?:17-1|17-2|19-1|19-2|19-3|23-1|25-1(?!194)|25-2|29-1)/;
/** With fewer jobs each year, in percent over ten years. */
const SHRINKING = -4;
/** A clear step down; smaller differences are for the person to weigh. */
const LOW_PAY = 0.25;
const LISTED = 24;
/** So many of O*NET’s related occupations may be of another field than those chosen. */
const NEAREST = 4;

/**
 * The jobs a person could move to, best first: those of the assessment, or else those near the present
 * one. What the person ruled out is not in it.
 */
export function listMoves(
  person: AdvicePerson,
  present: Occupation | null,
  wishes: Wishes,
): AdviceTarget[] {
  // Even interests are a reason to ask, not to rank.
  if (person.assessment === "flat") return [];
  const ranked = person.matches.length > 0 ? person.matches : rankNear(person, present);
  const asked = listAskedRoles(person);
  const moves = [
    ...asked,
    ...ranked.filter(
      ({ occupationCode }) => !asked.some((role) => role.occupationCode === occupationCode),
    ),
  ];
  const open = moves.filter(({ occupationCode }) => {
    const occupation = occupationCode ? findOccupation(occupationCode) : undefined;
    return !occupation || isOpen(occupation, present, { ...person, wishes });
  });
  return preferNamed(open, person, { present, wishes });
}

/**
 * How many places a job goes up: for what the person’s own line names, for both of two chosen fields; and down for a
 * specialty with few posts.
 */
const PLACES = { head: 6, word: 4, skill: 5, bothFields: 6, own: 24, leading: 12, special: 4 };

/** First what they named themselves: “design things people use”, or what the pasted text asks for. */
function preferNamed(
  moves: readonly AdviceTarget[],
  { mustStay, textSkills, textKind, fields, goal }: AdvicePerson,
  { present, wishes }: { present: Occupation | null; wishes: Wishes },
): AdviceTarget[] {
  const own = new Set(listRoots(present?.title ?? ""));
  const words = new Set([...listWantedWords(mustStay)].filter((word) => !own.has(word)));
  const rate = (move: AdviceTarget, index: number) => {
    const [head = "", ...rest] = listRoots(
      move.title.split(/,? Except| and |, /)[0] ?? "",
    ).toReversed();
    const asked =
      textKind === "posting" ? move.skills.filter((skill) => textSkills.includes(skill)) : [];
    return (
      index -
      (words.has(head) ? PLACES.head : 0) -
      (rest.some((word) => words.has(word)) ? PLACES.word : 0) -
      asked.length * PLACES.skill -
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

interface Limits extends Pick<AdvicePerson, "fields"> {
  goal: CareerGoal | null;
  wishes: Wishes;
}

function isOpen(
  occupation: Occupation,
  present: Occupation | null,
  { fields, goal, wishes }: Limits,
): boolean {
  const { code, outlook } = occupation;
  const isPresent = code === present?.code;
  if (isPresent) return goal !== "neighboring" && goal !== "another-field";
  const isNear =
    present !== null &&
    present.related.slice(0, NEAREST).includes(code) &&
    occupation.zone >= present.zone;
  const mayBeNear = goal !== "another-field" || fields.length === 0;
  if (fields.length > 0 && countFields(code, fields) === 0 && !(isNear && mayBeNear)) return false;
  if (wishes.has("health") && PHYSICAL.test(code)) return false;
  if ((wishes.has("nights") || wishes.has("hours")) && SHIFTS.test(code)) return false;
  if (wishes.has("weekends") && WEEKENDS.test(code)) return false;
  if (goal === "another-field" && present && isSameWork(code, present.code)) return false;
  if (isTooFar(occupation, present, wishes)) return false;
  if (present && (getPayFall(occupation, present) ?? 0) > LOW_PAY && goal !== "return")
    return false;
  return (outlook?.growth ?? 0) > SHRINKING;
}

/** Another post of the same trade, such as teaching another age: no change for those who want one. */
const isSameWork = (code: string, own: string): boolean =>
  code.slice(0, 4) === own.slice(0, 4) && SAME_TRADES.test(code);

const SAME_TRADES = /^(?:25-2|29-1|33-3|35-3|41-[12]|43-[34]|47-2|49-|51-|53-)/;

/** Needs a degree they ruled out or have no time for. */
function isTooFar({ code, zone }: Occupation, present: Occupation | null, wishes: Wishes): boolean {
  const hasDegreeOf =
    present !== null && DEGREES.exec(present.code)?.[0] === DEGREES.exec(code)?.[0];
  const isLimited = ["degree", "soon", "earning", "laidOff"].some((each) =>
    wishes.has(each as never),
  );
  return (
    isLimited && !hasDegreeOf && (DEGREES.test(code) || zone > Math.max(4, present?.zone ?? 0))
  );
}

/** Without an assessment: what is near the present job, in the fields they chose. */
function rankNear(person: AdvicePerson, present: Occupation | null): AdviceTarget[] {
  if (!present) return [];
  const { fields, goal, years } = person;
  const known = {
    ...UNKNOWN_PERSON,
    ...{ fields, goal, years, present },
    skills: collectOnetSkills(createSkillLookup(listOccupations())(present), new Map()),
    zones: getPersonZones({ education: undefined, present, years }),
  };
  return pickVaried(rankOccupations(known, listOccupations()), known)
    .slice(0, LISTED)
    .map(({ occupation }) => toTarget(occupation));
}

/** Roles of the chosen fields that ask for what a pasted posting asks for. */
function listAskedRoles({ textKind, textSkills, fields }: AdvicePerson): AdviceTarget[] {
  if (textKind !== "posting") return [];
  const count = (skills: readonly SkillId[]) =>
    skills.filter((skill) => textSkills.includes(skill)).length;
  return CAREER_FIELDS.filter(({ slug }) => fields.includes(slug))
    .flatMap(({ slug, roles }) => roles.map((role) => ({ role, id: `${slug}/${role.slug}` })))
    .filter(({ role }) => count(role.skills) > 0)
    .toSorted((a, b) => count(b.role.skills) - count(a.role.skills))
    .slice(0, 1)
    .map(({ role, id }) => ({
      id: `role:${id}`,
      title: role.title,
      to: `/careers/${id}`,
      occupationCode: role.onetCode,
      skills: role.skills,
    }));
}

/** An occupation as a target. */
export function toTarget(occupation: Occupation): AdviceTarget {
  const { code, title, related } = occupation;
  return {
    id: `occupation:${code}`,
    title,
    to: `/occupations/${code}`,
    occupationCode: code,
    skills: listKeySkills(occupation, findOccupations(related)),
  };
}
