import type { CareerField, CareerRole } from "~/data/careers/types";
import { formatGrowth, formatPay, getFigureGroup } from "./format-outlook";
import { findOccupation } from "./occupations.server";
import {
  findOfficialRole,
  getOwnFigures,
  listOwnFigures,
  nameFigureOwner,
  type OfficialRole,
} from "./official-role.server";
import type { Occupation } from "./types";

/** What the Bureau of Labor Statistics publishes for a field’s roles, highest pay first, compared with the present job if that is known. */
export function describeRoleTable({ slug, roles }: CareerField, present: Occupation | null) {
  const official = roles
    .flatMap((role) => findOfficialRole(role) ?? [])
    .toSorted((a, b) => b.outlook.medianPay - a.outlook.medianPay);
  const own = present && getOwnFigures(present);
  const drawn = new Set(listOwnFigures(roles).map(({ role }) => role));
  const toLink = ({ title, slug: role }: CareerRole) => ({ title, to: `/careers/${slug}/${role}` });
  return {
    comparesWith: own ? (present?.title ?? null) : null,
    rows: official.map((each) => ({
      ...toLink(each.role),
      pay: formatPay(each.outlook.medianPay),
      difference: own ? formatDifference(each.outlook.medianPay - own.medianPay) : null,
      growth: formatGrowth(each.outlook),
      education: each.outlook.education,
      note: describeSource(each),
    })),
    missing: roles
      .filter((role) => !drawn.has(role))
      .map((role) => ({
        ...toLink(role),
        note: describeNearest(role) ?? role.payNote ?? null,
      })),
  };
}

/** Whose figures they are, unless the occupation is named as the role is. */
function describeSource({ role, occupation, outlook }: OfficialRole): string | null {
  const owner = nameFigureOwner(role, occupation);
  if (!owner) return null;
  return getFigureGroup(outlook, occupation.code)
    ? `figures of the group “${owner}”`
    : `counted as ${owner}`;
}

/** The occupation nearest to a role that none of the statistics is. */
function describeNearest({ onetCode, differsFromOccupation }: CareerRole): string | null {
  const occupation = findOccupation(onetCode);
  if (!occupation?.outlook || !differsFromOccupation) return null;
  const { title, code, outlook } = occupation;
  const group = getFigureGroup(outlook, code)?.toLowerCase();
  const figures = `${formatPay(outlook.medianPay)} a year, ${formatGrowth(outlook)}${group ? `, figures of the group “${group}”` : ""}`;
  return `The nearest occupation is ${title} (${figures}), ${differsFromOccupation}.`;
}

function formatDifference(amount: number): string {
  if (amount === 0) return "the same";
  return `${amount < 0 ? "−" : "+"}${formatPay(Math.abs(amount))}`;
}
