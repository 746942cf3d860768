import type { TabbedField } from "~/data/careers/types";
import { formatGrowth, formatPay } from "~/occupations/format-outlook";
import {
  formatRanges,
  getOwnFigures,
  listOwnFigures,
  nameCounted,
  type OfficialRole,
  type Published,
} from "~/occupations/official-role.server";
import { GROWTH } from "~/occupations/releases";
import { describeRoleTable } from "~/occupations/role-table.server";
import type { Occupation } from "~/occupations/types";
import { formatList } from "~/ui/format";
import { type PlanePoint, placePoints } from "./plane";

/** What the Bureau of Labor Statistics publishes for a field’s roles, compared with the present job if that is known. */
export function describeOfficialFigures(field: TabbedField, present: Occupation | null) {
  const official = listOwnFigures(field.roles);
  const own = present && getOwnFigures(present);
  return {
    finding: writeFinding(official),
    facts: listFacts(field, official),
    plane: placePoints(listPoints(field.slug, official, present), own?.medianPay ?? null),
    table: describeRoleTable(field, present),
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
  const outlook = present && getOwnFigures(present);
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

/** "Lawyers earn the most, $151,160 a year, and grow the fastest, +4.1% to 2034." An occupation counts once, however many roles have it. */
function writeFinding(official: readonly OfficialRole[]): string {
  const paid = findBest(official, ({ medianPay }) => medianPay);
  const growing = findBest(official, ({ growth }) => growth);
  const pay = `${paid.names} earn the most, ${formatPay(paid.value)} a year`;
  const growth = `grow the fastest, ${formatGrowth({ growth: growing.value })} to ${GROWTH.to}.`;
  return paid.names === growing.names
    ? `${pay}, and ${growth}`
    : `${pay}. ${growing.names} ${growth}`;
}

function findBest(official: readonly OfficialRole[], read: (outlook: Published) => number) {
  const value = Math.max(...official.map(({ outlook }) => read(outlook)));
  const titles = official
    .filter(({ outlook }) => read(outlook) === value)
    .map(({ occupation }) => occupation.title);
  const names = formatList([...new Set(titles)]);
  // "Environmental Scientists and Specialists, Including Health, grow …"
  return { value, names: names.includes(",") ? `${names},` : names };
}

function listFacts({ roles }: TabbedField, official: readonly OfficialRole[]) {
  const { pay, growth } = formatRanges(official.map(({ outlook }) => outlook));
  const counted = nameCounted(official.length, roles.length);
  return [
    { label: "Roles", value: String(roles.length) },
    { label: counted ? `Median pay, ${counted}` : "Median pay", value: pay },
    { label: `Growth to ${GROWTH.to}`, value: growth },
  ];
}
