import type { CareerRole } from "~/data/careers/types";
import { getFigureGroup } from "./format-outlook";
import { findOccupation } from "./occupations.server";
import type { Occupation, Outlook } from "./types";

export type Published = Outlook & { medianPay: number };

export interface OfficialRole<R extends CareerRole = CareerRole> {
  role: R;
  occupation: Occupation;
  outlook: Published;
}

/** A role with the figures published for its occupation; null if no occupation of the statistics is the role. */
export function findOfficialRole<R extends CareerRole>(role: R): OfficialRole<R> | null {
  const occupation = role.differsFromOccupation ? undefined : findOccupation(role.onetCode);
  const outlook = occupation && getPublished(occupation);
  return outlook ? { role, occupation, outlook } : null;
}

/** The roles whose published figures are their own, not those of a group or of managers: only these are ranked and drawn. */
export function listOwnFigures<R extends CareerRole>(roles: readonly R[]): OfficialRole<R>[] {
  return roles
    .flatMap((role) => findOfficialRole(role) ?? [])
    .filter(({ role, occupation }) => !role.payNote && getOwnFigures(occupation));
}

/** The figures of an occupation, unless they are those of its group. */
export function getOwnFigures(occupation: Occupation): Published | null {
  const outlook = getPublished(occupation);
  return outlook && !getFigureGroup(outlook, occupation.code) ? outlook : null;
}

/** Whose figures a role has: "natural sciences managers"; null if the occupation is named as the role is. */
export function nameFigureOwner(role: CareerRole, { title, code, outlook }: Occupation) {
  const owner = ((outlook && getFigureGroup(outlook, code)) ?? title).toLowerCase();
  return owner.split(", except ")[0] === `${role.title.toLowerCase()}s` ? null : owner;
}

/** "3 of 6 roles", for figures that don't count all of them; null if they do. */
export function nameCounted(counted: number, all: number): string | null {
  return counted === all ? null : `${counted} of ${all} roles`;
}

export function getPublished({ outlook }: Occupation): Published | null {
  return outlook?.medianPay ? { ...outlook, medianPay: outlook.medianPay } : null;
}

/** Lowest and highest of several: "$62–161k" and "−2 to +34%"; one figure where they are the same. */
export function formatRanges(outlooks: readonly Published[]) {
  const pay = getEnds(outlooks.map(({ medianPay }) => Math.round(medianPay / 1000)));
  const growth = getEnds(outlooks.map((outlook) => Math.round(outlook.growth)));
  return { pay: `$${pay.join("–")}k`, growth: `${growth.map(formatSigned).join(" to ")}%` };
}

function getEnds(values: readonly number[]): number[] {
  return [...new Set([Math.min(...values), Math.max(...values)])];
}

function formatSigned(percent: number): string {
  return percent > 0 ? `+${percent}` : String(percent).replace("-", "−");
}
