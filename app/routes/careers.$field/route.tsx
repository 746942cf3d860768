import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
<<<<<<< ours
import { TABBED_FIELDS, tabbedFieldBySlug } from "~/data/careers/fields";
import { getFieldFacts } from "~/data/careers/format-figures";
import { describeFieldPacks } from "~/practice/session/packs.server";
=======
import { CAREER_FIELDS } from "~/data/careers/fields";
>>>>>>> theirs
import { PackSection } from "~/practice/session/pack-section";
import type { PageHandle } from "~/platform/http/page-handle";
import careerPagesStyles from "./certifications-tab.css?url";
import careersStyles from "~/styles/kinds/careers.css?url";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import rolesStyles from "./roles-tab.css?url";
import { linkStyles } from "~/ui/style-links";
import { CertificationsTab } from "./certifications-tab";
import { PathsTab } from "./paths-tab";
import { TABS } from "./tabs";
import { RolesTab } from "./roles-tab";
import { loader } from "./field.server";

<<<<<<< ours
const TABS = [
  { id: "roles", label: "Career Roles" },
  { id: "learning-paths", label: "Learning Paths" },
  { id: "certifications", label: "Certifications" },
] as const;

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
=======
export { loader };
>>>>>>> theirs

export const handle = {
  access: "public",
  cache: {
    query: { tab: TABS.map(({ id }) => id) },
  },
  preload: "prerender",
  sitemap: serverOnly$(() => TABBED_FIELDS.map(({ slug }) => ({ path: `/careers/${slug}` }))),
} satisfies PageHandle;

export const links = linkStyles(careersStyles, careerPagesStyles, rolesStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    matches,
    data && {
      title: `${data.title} careers`,
      description: `${data.subtitle}: six roles with key skills, two learning paths, six certifications.`,
      path: `/careers/${data.slug}`,
    },
  );

export default function CareerField() {
  const loaderData = useLoaderData<typeof loader>();
  const basePath = `/careers/${loaderData.slug}`;
  const tabs = TABS.map(({ id, label }) => ({
    to: id === "roles" ? basePath : `${basePath}?tab=${id}`,
    label,
  }));
  const current = tabs[TABS.findIndex(({ id }) => id === loaderData.tab)]?.to ?? basePath;
  return (
    <main id="main">
      <PageHero
        title={loaderData.title}
        lead={loaderData.subtitle}
        breadcrumbs={[
          { label: "Career Assessment", to: "/assessment" },
          { label: loaderData.title },
        ]}
        facts={loaderData.facts}
        tabs={{ label: `${loaderData.title} careers`, items: tabs, current }}
      />
      <div className="page pt-6 pb-(--section) lg:pt-10">
        {loaderData.tab === "roles" ? (
          <>
            <RolesTab field={loaderData.slug} roles={loaderData.roles} />
            <PackSection
              title={`Interview questions for ${loaderData.title.toLowerCase()}`}
              packs={loaderData.packs}
            />
          </>
        ) : null}
        {loaderData.tab === "learning-paths" ? <PathsTab paths={loaderData.paths} /> : null}
        {loaderData.tab === "certifications" ? (
          <CertificationsTab field={loaderData.slug} certifications={loaderData.certifications} />
        ) : null}
      </div>
    </main>
  );
}
