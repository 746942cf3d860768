import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { TABBED_FIELDS } from "~/data/careers/fields";
import { PackSection } from "~/practice/session/pack-section";
import type { PageHandle } from "~/platform/http/page-handle";
import careerPagesStyles from "./certifications-tab.css?url";
import careersStyles from "~/styles/kinds/careers.css?url";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import rolesStyles from "./roles-tab.css?url";
import { linkStyles } from "~/ui/style-links";
import { CertificationsTab } from "./certifications-tab";
import { OfficialFigures } from "./official-figures";
import { PathsTab } from "./paths-tab";
import { TABS } from "./tabs";
import { RolesTab } from "./roles-tab";
import { loader } from "./field.server";

export { loader };

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
      >
        <OfficialFigures {...loaderData.figures} />
      </PageHero>
      <div className="page pt-6 pb-(--section) lg:pt-10">
        {loaderData.tab === "roles" ? (
          <>
            <RolesTab field={loaderData.slug} roles={loaderData.roles} />
            <PackSection
              title={`Interview questions for ${loaderData.title.toLowerCase()}`}
              packs={loaderData.packs}
              article={loaderData.article}
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
