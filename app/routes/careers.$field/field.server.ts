import type { LoaderFunctionArgs } from "@remix-run/node";
import { tabbedFieldBySlug } from "~/data/careers/fields";
import { getFieldFacts } from "~/data/careers/format-figures";
import { describeFieldPacks } from "~/practice/session/packs.server";
import { getSkillNames } from "~/data/skills";
import { TABS } from "./tabs";

export function loader({ request, params }: LoaderFunctionArgs) {
  const field = tabbedFieldBySlug(params.field ?? "");
  if (!field) throw new Response("Not found", { status: 404 });
  const requestedTab = new URL(request.url).searchParams.get("tab");
  const tab = TABS.find(({ id }) => id === requestedTab)?.id ?? TABS[0].id;
  const { slug, title, subtitle } = field;
  const facts = getFieldFacts(field);
  const roles = field.roles.map(
    ({ slug: role, title: name, icon, description, skills, avgSalary, growth }) => ({
      slug: role,
      title: name,
      icon,
      description,
      skills: getSkillNames(skills),
      avgSalary,
      growth,
    }),
  );
  // Send only the data of the open tab.
  if (tab === "learning-paths") return { slug, title, subtitle, facts, tab, paths: field.paths };
  if (tab === "certifications")
    return { slug, title, subtitle, facts, tab, certifications: field.certifications };
  const packs = describeFieldPacks(slug);
  return { slug, title, subtitle, facts, tab, roles, packs };
}
