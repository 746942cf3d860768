import { fieldBySlug, roleBySlug } from "~/data/careers/fields";
import type { SkillId } from "~/data/skills";
import { findOccupation, findOccupations } from "~/occupations/occupations.server";
import type { Occupation } from "~/occupations/types";
import { listKeySkills } from "./key-skills";
import { findTarget } from "./queries.server";

export interface Target {
  /** As it is stored. */
  id: string;
  title: string;
  /** Its page. */
  to: string;
  /** The skills it needs, most important first. */
  skills: readonly SkillId[];
  /** O*NET-SOC code. */
  occupationCode: string;
}

export function toOccupationTarget(code: string): string {
  return `occupation:${code}`;
}

export function toRoleTarget(field: string, role: string): string {
  return `role:${field}/${role}`;
}

/** The person's target; null without one, or if it no longer exists. */
export async function getTarget(owner: string | undefined): Promise<Target | null> {
  const row = owner && (await findTarget(owner));
  return row ? resolveTarget(row.target) : null;
}

export async function isTarget(owner: string | undefined, target: string): Promise<boolean> {
  const row = owner && (await findTarget(owner));
  return row ? row.target === target : false;
}

function resolveTarget(target: string): Target | null {
  const [kind, id = ""] = target.split(":");
  if (kind === "occupation") {
    const occupation = findOccupation(id);
    return occupation ? describeOccupationTarget(occupation) : null;
  }
  const [fieldSlug = "", roleSlug = ""] = id.split("/");
  const field = fieldBySlug(fieldSlug);
  const role = field && roleBySlug(field, roleSlug);
  return role
    ? {
        id: toRoleTarget(fieldSlug, roleSlug),
        title: role.title,
        to: `/careers/${id}`,
        skills: role.skills,
        occupationCode: role.onetCode,
      }
    : null;
}

/** An occupation as a target. */
export function describeOccupationTarget(occupation: Occupation): Target {
  const { code, title, related } = occupation;
  return {
    id: toOccupationTarget(code),
    title,
    to: `/occupations/${code}`,
    skills: listKeySkills(occupation, findOccupations(related)),
    occupationCode: code,
  };
}

/** The title of a target by its id, if it exists. */
export function findTargetTitle(target: string): string | undefined {
  return resolveTarget(target)?.title;
}
