import type { LoaderFunctionArgs } from "@remix-run/node";
import { findOwnerIfReachable } from "~/accounts/session/owner.server";
import { tabbedFieldBySlug } from "~/data/careers/fields";
import { describeFieldArticle, describeFieldPacks } from "~/practice/session/packs.server";
import { getSkillNames } from "~/data/skills";
import { formatGrowth, formatPay } from "~/occupations/format-outlook";
import { findOccupation } from "~/occupations/occupations.server";
import { listOwnFigures, type Published } from "~/occupations/official-role.server";
import { getPersonContext } from "~/person-context/queries.server";
import { describeOfficialFigures } from "./official-figures.server";
import { TABS } from "./tabs";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const field = tabbedFieldBySlug(params.field ?? "");
  if (!field) throw new Response("Not found", { status: 404 });
  const requestedTab = new URL(request.url).searchParams.get("tab");
  const tab = TABS.find(({ id }) => id === requestedTab)?.id ?? TABS[0].id;
  const { slug, title, subtitle } = field;
  const owner = await findOwnerIfReachable(request, context);
  const code = (await getPersonContext(owner))?.occupationCode;
  const { facts, ...figures } = describeOfficialFigures(
    field,
    (code && findOccupation(code)) || null,
  );
  const common = { slug, title, subtitle, facts, figures };
  const official = new Map(
    listOwnFigures(field.roles).map((each) => [each.role.slug, each.outlook]),
  );
  const roles = field.roles.map(
    ({ slug: role, title: name, icon, description, skills, avgSalary, growth }) => ({
      slug: role,
      title: name,
      icon,
      description,
      skills: getSkillNames(skills),
      avgSalary,
      growth,
      official: formatOfficial(official.get(role)),
    }),
  );
  // Send only the data of the open tab.
  if (tab === "learning-paths") return { ...common, tab, paths: field.paths };
  if (tab === "certifications") return { ...common, tab, certifications: field.certifications };
  const packs = describeFieldPacks(slug);
  return { ...common, tab, roles, packs, article: describeFieldArticle(slug) };
}

const formatOfficial = (outlook: Published | undefined) =>
  outlook ? `${formatPay(outlook.medianPay)}, ${formatGrowth(outlook)}` : null;
