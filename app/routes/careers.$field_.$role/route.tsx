import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { serverOnly$ } from "vite-env-only/macros";
import { CAREER_FIELDS } from "~/data/careers/fields";
import { Attribution } from "~/occupations/attribution";
import type { PageHandle } from "~/platform/http/page-handle";
import { PackSection } from "~/practice/session/pack-section";
import careerPagesStyles from "./pay-line.css?url";
import careersStyles from "~/styles/kinds/careers.css?url";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { Guide } from "./guide";
import { RoleAside } from "./role-aside";
import { PayLine } from "./pay-line";
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

export const links = linkStyles(careersStyles, careerPagesStyles);

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
    guide,
    courses,
    otherRoles,
    occupation,
    isTarget,
    sample,
    path,
    waysToQualify,
  } = useLoaderData<typeof loader>();
  const ofGroup = occupation?.group ? " of its group" : "";
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
        facts={
          sample
            ? [
                { label: "Avg. salary, sample", value: sample.salary },
                { label: "Growth, sample", value: `${sample.growth}%` },
              ]
            : occupation
              ? [
                  { label: role.payNote?.label ?? `Median pay${ofGroup}`, value: occupation.pay },
                  { label: `Growth${ofGroup}, 2024 to 2034`, value: occupation.growth },
                ]
              : []
        }
      />
      <div className="page grid gap-12 pt-10 pb-(--section) lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-20 lg:pt-14">
        <Guide guide={guide} path={path} practiceUrl={practiceUrl}>
          {sample ? (
            <PayLine field={field.title} salary={sample.salary} line={sample.payLine} />
          ) : null}
          {occupation ? (
            <RoleFigures
              occupation={occupation}
              payNote={role.payNote?.text ?? null}
              hasSample={sample !== null}
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
            <PackSection title="Questions for this role" packs={packs} />
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
