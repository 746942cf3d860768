import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { findOwnerIfReachable } from "~/accounts/session/owner.server";
import { fieldBySlug, roleBySlug, tabbedFieldBySlug } from "~/data/careers/fields";
import { formatDollars, formatThousands } from "~/data/careers/format-figures";
import type { CareerField, SampledRole } from "~/data/careers/types";
import { findRolePath, getRoleGuide } from "~/data/careers/guides/guides";
import { listCoursesTeaching } from "~/data/learning/courses";
import { describeRolePacks } from "~/practice/session/packs.server";
import { getRolePracticeUrl } from "~/practice/tailored/practice-subject.server";
import { getSkillNames } from "~/data/skills";
import { formatCount, formatGrowth, formatPay, getFigureGroup } from "~/occupations/format-outlook";
import { findOccupation } from "~/occupations/occupations.server";
import { isTarget, toRoleTarget } from "~/occupations/target/targets.server";
import type { Occupation } from "~/occupations/types";
import { handleTargetForm } from "~/occupations/target/handle-target-form.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { field, role } = requireRole(params.field, params.role);
  const owner = await findOwnerIfReachable(request, context);
  const occupation = findOccupation(role.onetCode);
  return {
    field: { slug: field.slug, title: field.title },
    role: {
      title: role.title,
      description: role.description,
      payNote: role.payNote ?? null,
      certificateNote: role.certificateNote ?? null,
    },
    sample: findSample(field.slug, role.slug),
    isTarget: await isTarget(owner, toRoleTarget(field.slug, role.slug)),
    occupation: occupation ? describeOccupation(occupation) : null,
    skills: getSkillNames(role.skills),
    practiceUrl: getRolePracticeUrl(field.slug, role.slug),
    packs: describeRolePacks(field.slug, role.slug),
    guide: getRoleGuide(field, role),
    path: findRolePath(field, role) ?? null,
    waysToQualify: role.certificateNote ? [] : listWaysToQualify(field),
    courses: listCoursesTeaching(role.skills).map(({ id, title, level }) => ({ id, title, level })),
    otherRoles: field.roles
      .filter((fieldRole) => fieldRole !== role)
      .map(({ slug, title }) => ({ slug, title })),
  };
}

export function action(args: ActionFunctionArgs) {
  const { field, role } = requireRole(args.params.field, args.params.role);
  return handleTargetForm(
    args,
    toRoleTarget(field.slug, role.slug),
    `/careers/${field.slug}/${role.slug}`,
  );
}

function requireRole(fieldSlug = "", roleSlug = "") {
  const field = fieldBySlug(fieldSlug);
  const role = field && roleBySlug(field, roleSlug);
  if (!role) throw new Response("Not found", { status: 404 });
  return { field, role };
}

function listWaysToQualify({ slug, certifications, certificateLinks = [] }: CareerField) {
  const ways: { to: string; label: string; note?: string }[] = certificateLinks.map(
    ({ link, title, publisher }) => ({ to: link, label: title, note: publisher }),
  );
  if (tabbedFieldBySlug(slug))
    ways.push({ to: `/careers/${slug}?tab=learning-paths`, label: "Learning paths" });
  if (certifications.length > 0)
    ways.push({ to: `/careers/${slug}/certifications`, label: "Certifications compared" });
  return ways;
}

/** The sample figures of a role; null where its field has none. */
function findSample(fieldSlug: string, roleSlug: string) {
  const roles = tabbedFieldBySlug(fieldSlug)?.roles ?? [];
  const role = roles.find(({ slug }) => slug === roleSlug);
  return role
    ? {
        salary: formatDollars(role.avgSalary),
        growth: role.growth,
        payLine: toPayLine(roles, role),
      }
    : null;
}

/** Where the role's salary stands among the field's: shares of the line from the lowest to the highest. */
function toPayLine(roles: readonly SampledRole[], own: SampledRole) {
  const salaries = roles.map(({ avgSalary }) => avgSalary);
  const lowest = Math.min(...salaries);
  const highest = Math.max(...salaries);
  const toShare = (salary: number) =>
    highest === lowest ? 0.5 : (salary - lowest) / (highest - lowest);
  const rank = salaries.filter((salary) => salary > own.avgSalary).length + 1;
  return {
    rank,
    count: roles.length,
    lowest: formatThousands(lowest),
    highest: formatThousands(highest),
    own: toShare(own.avgSalary),
    others: roles.filter((role) => role !== own).map(({ avgSalary }) => toShare(avgSalary)),
  };
}

function describeOccupation({ code, title, outlook }: Occupation) {
  return {
    code,
    title,
    pay: formatPay(outlook?.medianPay),
    growth: outlook ? formatGrowth(outlook) : "Not published",
    openings: outlook ? formatCount(outlook.openings) : "Not published",
    group: outlook && getFigureGroup(outlook, code),
  };
}
