import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { fieldBySlug } from "~/data/careers/fields";
import { fieldFacts } from "~/data/careers/figures";
import { skillNames } from "~/data/skills";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { CertificationsTab } from "./certifications-tab";
import { PathsTab } from "./paths-tab";
import { RolesTab } from "./roles-tab";

const TABS = [
  { id: "roles", label: "Career Roles" },
  { id: "learning-paths", label: "Learning Paths" },
  { id: "certifications", label: "Certifications" },
] as const;

export function loader({ request, params }: LoaderFunctionArgs) {
  const field = fieldBySlug(params.field ?? "");
  if (!field) throw new Response("Not found", { status: 404 });
  const asked = new URL(request.url).searchParams.get("tab");
  const tab = TABS.find(({ id }) => id === asked)?.id ?? TABS[0].id;
  const { slug, title, subtitle } = field;
  const facts = fieldFacts(field);
  const roles = field.roles.map(
    ({ slug: role, title: name, icon, description, skills, avgSalary, growth }) => ({
      slug: role,
      title: name,
      icon,
      description,
      skills: skillNames(skills),
      avgSalary,
      growth,
    }),
  );
  // Only what the open tab shows is sent.
  if (tab === "learning-paths") return { slug, title, subtitle, facts, tab, paths: field.paths };
  if (tab === "certifications")
    return { slug, title, subtitle, facts, tab, certifications: field.certifications };
  return { slug, title, subtitle, facts, tab, roles };
}

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
  const view = useLoaderData<typeof loader>();
  const root = `/careers/${view.slug}`;
  const items = TABS.map(({ id, label }) => ({
    to: id === "roles" ? root : `${root}?tab=${id}`,
    label,
  }));
  const current = items[TABS.findIndex(({ id }) => id === view.tab)]?.to ?? root;
  return (
    <main id="main">
      <PageHero
        title={view.title}
        lead={view.subtitle}
        trail={[{ label: "Career Assessment", to: "/assessment" }, { label: view.title }]}
        facts={view.facts}
        tabs={{ label: `${view.title} careers`, items, current }}
      />
      <div className="page pt-6 pb-(--section) lg:pt-10">
        {view.tab === "roles" ? <RolesTab field={view.slug} roles={view.roles} /> : null}
        {view.tab === "learning-paths" ? <PathsTab paths={view.paths} /> : null}
        {view.tab === "certifications" ? (
          <CertificationsTab field={view.slug} certifications={view.certifications} />
        ) : null}
      </div>
    </main>
  );
}
