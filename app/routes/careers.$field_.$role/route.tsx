import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { fieldBySlug, roleBySlug } from "~/data/careers/fields";
import { formatDollars } from "~/data/careers/format-figures";
import { getRoleGuide } from "~/data/careers/guides/guides";
import { listCoursesTeaching } from "~/data/learning/courses";
import { getSkillNames } from "~/data/skills";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { Guide } from "./guide";
import { RoleAside } from "./role-aside";

export function loader({ params }: LoaderFunctionArgs) {
  const field = fieldBySlug(params.field ?? "");
  const role = field && roleBySlug(field, params.role ?? "");
  if (!role) throw new Response("Not found", { status: 404 });
  return {
    field: { slug: field.slug, title: field.title },
    role: {
      title: role.title,
      description: role.description,
      salary: formatDollars(role.avgSalary),
      growth: role.growth,
    },
    skills: getSkillNames(role.skills),
    guide: getRoleGuide(field, role),
    courses: listCoursesTeaching(role.skills).map(({ id, title, level }) => ({ id, title, level })),
    otherRoles: field.roles
      .filter((fieldRole) => fieldRole !== role)
      .map(({ slug, title }) => ({ slug, title })),
  };
}

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
  const { field, role, skills, guide, courses, otherRoles } = useLoaderData<typeof loader>();
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
        facts={[
          { label: "Avg. salary, sample", value: role.salary },
          { label: "Growth, sample", value: `${role.growth}%` },
        ]}
      />
      <div className="page grid gap-12 pt-10 pb-(--section) lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-20 lg:pt-14">
        <Guide guide={guide} />
        <RoleAside field={field} skills={skills} courses={courses} otherRoles={otherRoles} />
      </div>
    </main>
  );
}
