import { formatDollars } from "~/data/careers/format-figures";
import { CAREER_FIELDS, tabbedFieldBySlug } from "~/data/careers/fields";
import type { CareerField, CareerRole } from "~/data/careers/types";
import { formatGrowth, formatPay, getFigureGroup } from "~/occupations/format-outlook";
import { findOccupation } from "~/occupations/occupations.server";
import { GROWTH_YEARS, ONET, PAY } from "~/occupations/releases";

const INTRO = `# Figures of the career pages, before and after

Written by \`npm run docs:figures\` from the data that the pages use; a test fails if the two differ.

Before: the sample figures of the product’s specification. They stood on a role’s own page, on the tiles of the home page and in the drawing of a field’s page, and what was said about roles, such as which of them grows the fastest, came from them. The role cards of seven fields still show them, marked as samples, with the official figures beside them where the role has its own. Finance and marketing have none.

Now: the published figures of the occupation, on the role’s own page. Where only a group has figures, the page names the group. A field’s page shows them in its table. What it says and draws of pay and growth, and the home page’s tiles, count only the roles that have figures of their own.

Sources: the U.S. Bureau of Labor Statistics, United States. Pay is the median of ${PAY.date} ([Occupational Employment and Wage Statistics](https://www.bls.gov/oes/)). Growth is the change of employment from ${GROWTH_YEARS} ([Employment Projections, table 1.2](https://www.bls.gov/emp/tables.htm)). Codes and titles of occupations come from the [O*NET Database](https://www.onetcenter.org/database.html) ${ONET.version} of ${ONET.date}. The links in the table lead to the occupation in the Occupational Outlook Handbook, or in O*NET where the Handbook has no page for it; so do the links below the figures on the role’s page.

`;

const HEADER = `| role | sample before: pay, growth | now: pay ${PAY.date}, growth ${GROWTH_YEARS} | whose figures | source |
| --- | --- | --- | --- | --- |
`;

/** Every role's figures as Markdown: docs/figures.md. */
export function writeFigures(): string {
  return INTRO + CAREER_FIELDS.map(writeField).join("\n");
}

function writeField(field: CareerField): string {
  const rows = field.roles.map((role) => {
    const { pay, growth, whose, source } = describeFigures(role);
    return `| ${[role.title, describeSample(field, role), `${pay}, ${growth}`, whose, source].join(" | ")} |\n`;
  });
  return `## ${field.title}\n\n${HEADER}${rows.join("")}`;
}

/** What a role's page shows of pay and growth, and where it can be looked up. */
export function describeFigures({ title, onetCode, differsFromOccupation, payNote }: CareerRole) {
  const occupation = findOccupation(onetCode);
  if (!occupation?.outlook) throw new Error(`${title}: no figures are published for ${onetCode}`);
  const { code, title: name, outlook, handbook } = occupation;
  const group = getFigureGroup(outlook, code);
  const own = `${name} (${outlook.soc})`;
  const note = payNote ? `. ${payNote}` : "";
  const whose = (group ? `the group ${group} (${outlook.soc}), for ${name}` : own) + note;
  return {
    pay: formatPay(outlook.medianPay),
    growth: formatGrowth(outlook),
    group,
    whose: differsFromOccupation
      ? `no official occupation; the nearest is ${own}, ${differsFromOccupation}`
      : whose,
    source: handbook
      ? `[Handbook](${handbook})`
      : `[O*NET](https://www.onetonline.org/link/summary/${code})`,
  };
}

function describeSample(field: CareerField, { slug }: CareerRole): string {
  const role = tabbedFieldBySlug(field.slug)?.roles.find((each) => each.slug === slug);
  return role ? `${formatDollars(role.avgSalary)}, +${role.growth}%` : "none";
}
