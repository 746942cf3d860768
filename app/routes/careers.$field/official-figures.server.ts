import type { CareerRole, TabbedField } from "~/data/careers/types";
import { formatGrowth, formatPay, getFigureGroup } from "~/occupations/format-outlook";
import { findOccupation } from "~/occupations/occupations.server";
import {
  findOfficialRole,
  formatRanges,
  getPublished,
  type OfficialRole,
  type Published,
} from "~/occupations/official-role.server";
import type { Occupation } from "~/occupations/types";
import { formatList } from "~/ui/format";
import { type PlanePoint, placePoints } from "./plane";
import { GROWTH } from "~/occupations/releases";

/** What the Bureau of Labor Statistics publishes for a field’s roles, compared with the present job if that is known. */
export function describeOfficialFigures(field: TabbedField, present: Occupation | null) {
  const official = field.roles
    .flatMap((role) => findOfficialRole(role) ?? [])
    .toSorted((a, b) => b.outlook.medianPay - a.outlook.medianPay);
  const own = present && getPublished(present);
  return {
    finding: writeFinding(official),
    facts: listFacts(field, official),
    plane: placePoints(listPoints(field.slug, official, present), own?.medianPay ?? null),
    comparesWith: own ? (present?.title ?? null) : null,
    rows: official.map(({ role, occupation, outlook }) => ({
      title: role.title,
      to: `/careers/${field.slug}/${role.slug}`,
      pay: formatPay(outlook.medianPay),
      difference: own ? formatDifference(outlook.medianPay - own.medianPay) : null,
      growth: formatGrowth(outlook),
      education: outlook.education,
      group: getFigureGroup(outlook, occupation.code)?.toLowerCase() ?? null,
    })),
    missing: field.roles
      .filter((role) => official.every((each) => each.role !== role))
      .map((role) => ({
        title: role.title,
        to: `/careers/${field.slug}/${role.slug}`,
        nearest: describeNearest(role),
      })),
  };
}

/** The occupation nearest to a role that none of the statistics is. */
function describeNearest({ onetCode, differsFromOccupation }: CareerRole) {
  const occupation = findOccupation(onetCode);
  if (!occupation?.outlook || !differsFromOccupation) return null;
  const { title, outlook } = occupation;
  return {
    title,
    figures: `${formatPay(outlook.medianPay)} a year, ${formatGrowth(outlook)}`,
    difference: differsFromOccupation,
  };
}

/** Roles with the same figures share a point, which leads to their occupation. */
function listPoints(
  slug: string,
  official: readonly OfficialRole[],
  present: Occupation | null,
): PlanePoint[] {
  const points = [...Map.groupBy(official, ({ outlook }) => outlook.soc).values()].flatMap(
    (group): PlanePoint | [] => {
      const [first] = group;
      if (!first) return [];
      const isOwn = group.some(({ occupation }) => occupation.code === present?.code);
      const titles = group.map(({ role }) => role.title);
      const to =
        group.length === 1
          ? `/careers/${slug}/${first.role.slug}`
          : `/occupations/${first.occupation.code}`;
      return toPoint(titles, to, first.outlook, isOwn);
    },
  );
  const outlook = present && getPublished(present);
  return outlook && !points.some(({ isOwn }) => isOwn)
    ? [...points, toPoint([present.title], `/occupations/${present.code}`, outlook, true)]
    : points;
}

function toPoint(titles: string[], to: string, outlook: Published, isOwn: boolean): PlanePoint {
  const prefix = isOwn ? "You: " : "";
  const label =
    titles.length > 2 ? `${titles[0]} and ${titles.length - 1} more` : formatList(titles);
  return {
    to,
    // What can be read beside the dot comes first.
    name: prefix + (titles.length > 2 ? `${label}: ${formatList(titles.slice(1))}` : label),
    label: prefix + label,
    figures: `${formatPay(outlook.medianPay)} a year, ${formatGrowth(outlook)}`,
    pay: outlook.medianPay,
    growth: outlook.growth,
    isOwn,
  };
}

function writeFinding(official: readonly OfficialRole[]): string {
  const name = (read: (outlook: Published) => number) => {
    const best = Math.max(...official.map(({ outlook }) => read(outlook)));
    const roles = official.filter(({ outlook }) => read(outlook) === best);
    return {
      titles: formatList(roles.map(({ role }) => role.title)),
      isOne: roles.length === 1,
      best,
    };
  };
  const paid = name(({ medianPay }) => medianPay);
  const growing = name(({ growth }) => growth);
  const pay = `${paid.titles} ${paid.isOne ? "pays" : "pay"} the most, ${formatPay(paid.best)} a year`;
  const growth = `the fastest, ${formatGrowth({ growth: growing.best })} to ${GROWTH.to}.`;
  return paid.titles === growing.titles
    ? `${pay}, and ${paid.isOne ? "grows" : "grow"} ${growth}`
    : `${pay}. ${growing.titles} ${growing.isOne ? "grows" : "grow"} ${growth}`;
}

function listFacts({ roles }: TabbedField, official: readonly OfficialRole[]) {
  const { pay, growth } = formatRanges(official.map(({ outlook }) => outlook));
  return [
    { label: "Roles", value: String(roles.length) },
    { label: "Median pay", value: pay },
    { label: `Growth to ${GROWTH.to}`, value: growth },
  ];
}

function formatDifference(amount: number): string {
  if (amount === 0) return "the same";
  return `${amount < 0 ? "−" : "+"}${formatPay(Math.abs(amount))}`;
}
