import { CAREER_FIELDS } from "~/data/careers/fields";
import { FIELD_OCCUPATIONS } from "~/data/careers/field-occupations";
import { COMMON_NAMES } from "~/occupations/common-names";
import { findOccupation, listOccupations } from "~/occupations/occupations.server";
import type { Occupation } from "~/occupations/types";
import type { SkillId } from "~/data/skills";
import type { SkillEvidence } from "~/skills/record";
import { listMoves } from "./moves";
import { nameJob, nameOccupation } from "./names";
import type { AdviceOffer, AdvicePerson, AdviceTarget } from "./types";
import { readWishes, type Wishes } from "~/person-context/wishes";

/** The person and the server as the rules see them. */
export interface Situation {
  person: AdvicePerson;
  offer: AdviceOffer;
  wishes: Wishes;
  /** The occupation of the job, or of the trade the job’s text names. */
  present: Occupation | null;
  /** As it stands within a sentence. */
  job: string | null;
  /** What the advice leads to; null while there is none. */
  target: AdviceTarget | null;
  /** As it stands within a sentence. */
  targetName: string | null;
  /** The target is what their own words name, and not chosen yet. */
  isAimed?: boolean;
  /** The skills that questions may be about: the target’s, or those a text named. */
  wanted: readonly SkillId[];
  /** Open jobs, best first. */
  moves: readonly AdviceTarget[];
  /** Where questions and mentors may come from: the target’s fields, then the chosen ones. */
  fields: readonly string[];
  record: ReadonlyMap<SkillId, SkillEvidence>;
  answers: ReadonlyMap<string, { score: number; isOpen: boolean; seconds?: number | null }>;
}

export function describeSituation(person: AdvicePerson, offer: AdviceOffer): Situation {
  const wishes = readWishes(person.mustStay, person.job);
  const present =
    (person.occupationCode && findOccupation(person.occupationCode)) || findTrade(person.job);
  const target = chooseTarget(person, present);
  return {
    person,
    offer,
    wishes,
    present: present ?? null,
    job: nameJob(person.job, present ?? null),
    target,
    targetName: target && nameOccupation(target.occupationCode, target.title),
    wanted: target?.skills ?? [],
    moves: listMoves(person, present ?? null, wishes),
    fields: listFields(person, target, present ?? null),
    record: new Map(person.record.map((evidence) => [evidence.skill, evidence])),
    answers: new Map(person.answers.map(({ questionId, ...answer }) => [questionId, answer])),
  };
}

/** The target; none if it is the job that the person wants to leave. */
function chooseTarget(
  { target, goal }: AdvicePerson,
  present: Occupation | null | undefined,
): AdviceTarget | null {
  const isLeaving = goal === "neighboring" || goal === "another-field";
  const isOccupation = target?.id.startsWith("occupation:");
  return isLeaving && isOccupation && target?.occupationCode === present?.code ? null : target;
}

/** The occupation that a longer text begins with: “civil engineer from abroad, now a parcel driver”. */
function findTrade(job: string | null): Occupation | undefined {
  const text = ` ${(job ?? "").toLowerCase().replace(/[^\p{L}\d]+/gu, " ")} `;
  const names = listOccupations().flatMap((occupation) =>
    [occupation.title, ...(COMMON_NAMES[occupation.code] ?? [])]
      .map((name) => nameOccupation(null, name).replace(/[^\p{L}\d]+/gu, " "))
      .map((name) => ({ occupation, at: text.indexOf(` ${name.toLowerCase()} `), name })),
  );
  return names
    .filter(
      ({ at, name }) =>
        at >= 0 && name.length > 3 && text.slice(0, at).trim().split(" ").length <= 1,
    )
    .toSorted((a, b) => a.at - b.at || b.name.length - a.name.length)[0]?.occupation;
}

/** Whether the target is the job they have, or the same one at another level. */
export function isOwnJob({ target, targetName, present, job }: Situation): boolean {
  const code = target?.occupationCode?.slice(0, 6);
  return (
    target !== null &&
    (targetName === job || (code !== undefined && code === present?.code.slice(0, 6)))
  );
}

/** Nobody works in these before a training of years and a license. */
const LICENSED = /^(?:23-1011|25-2|29-1|29-2061|29-20[35]|33-3)/;

export const isLicensed = (code: string | null): boolean => LICENSED.test(code ?? "");

/** Whether the target’s license is still to be earned. */
export function isBeforeTraining({ target, present, person }: Situation): boolean {
  const code = target?.occupationCode ?? "";
  const isSameTraining = present?.code.slice(0, 4) === code.slice(0, 4);
  return LICENSED.test(code) && !isSameTraining && person.goal !== "return";
}

/** The fields of a role or occupation. */
export function listFieldsOf({ id, occupationCode }: Pick<AdviceTarget, "id" | "occupationCode">) {
  const own = /^role:([\w-]+)\//.exec(id)?.[1];
  if (own) return [own];
  if (!occupationCode) return [];
  const ofRoles = CAREER_FIELDS.filter(({ roles }) =>
    roles.some(({ onetCode }) => onetCode === occupationCode),
  ).map(({ slug }) => slug);
  const ofCodes = Object.keys(FIELD_OCCUPATIONS).filter((field) =>
    FIELD_OCCUPATIONS[field]?.some((start) => occupationCode.startsWith(start)),
  );
  return [...new Set([...ofRoles, ...ofCodes])];
}

function listFields(
  { fields, goal }: AdvicePerson,
  target: AdviceTarget | null,
  present: Occupation | null,
): string[] {
  if (target) return listFieldsOf(target);
  const ofPresent = present ? listFieldsOf({ id: "", occupationCode: present.code }) : [];
  return goal === "another-field"
    ? [...fields]
    : [...new Set([...(goal === "better" ? ofPresent : []), ...fields, ...ofPresent])];
}
