import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { CAREER_FIELDS } from "~/data/careers/fields";
import { Attribution } from "~/occupations/attribution";
import type { PageHandle } from "~/platform/http/page-handle";
import { PackSection } from "~/practice/session/pack-section";
import careersStyles from "~/styles/kinds/careers.css?url";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { Guide } from "./guide";
import { RoleAside } from "./role-aside";
import { RoleFigures } from "./role-figures";
import { action, loader } from "./role.server";

export { action, loader };

export const handle = {
  access: "public",
  cache: "same-for-everyone",
  preload: "prerender",
  sitemap: serverOnly$(() =>
    CAREER_FIELDS.flatMap(({ slug, roles }) =>
      roles.map((role) => ({ path: `/careers/${slug}/${role.slug}` })),
    ),
  ),
} satisfies PageHandle;

export const links = linkStyles(careersStyles);

export const meta: MetaFunction<typeof loader> = ({ data, params, matches }) =>
  pageMeta(
    matches,
    data && {
      title: `${data.role.title}, ${data.field.title} careers`,
      description: `${data.role.description} What the work is day to day, how to get in, and a first step for this week.`,
      path: `/careers/${data.field.slug}/${params.role}`,
    },
  );

export default function RolePage() {
  const {
    field,
    role,
    skills,
    practiceUrl,
    packs,
    article,
    guide,
    courses,
    otherRoles,
    occupation,
    facts,
    isTarget,
    path,
    waysToQualify,
  } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <PageHero
        title={role.title}
        lead={role.description}
        breadcrumbs={[
          { label: "Career Assessment", to: "/assessment" },
          { label: field.title, to: `/careers/${field.slug}` },
          { label: role.title },
        ]}
        facts={facts}
      />
      <div className="page grid gap-12 pt-10 pb-(--section) lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-20 lg:pt-14">
        <Guide guide={guide} path={path} practiceUrl={practiceUrl}>
          {occupation ? (
            <RoleFigures
              occupation={occupation}
              differs={role.differsFromOccupation}
              payNote={role.payNote}
            />
          ) : null}
        </Guide>
        <RoleAside
          field={field}
          skills={skills}
          courses={courses}
          otherRoles={otherRoles}
          waysToQualify={waysToQualify}
          certificateNote={role.certificateNote}
          isTarget={isTarget}
        />
        {packs.length === 0 ? null : (
          <div className="lg:col-span-2">
            <PackSection title="Questions for this role" packs={packs} article={article} />
          </div>
        )}
        {occupation ? (
          <div className="lg:col-span-2">
            <Attribution />
          </div>
        ) : null}
      </div>
    </main>
  );
}
