import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { findOwnerIfReachable } from "~/accounts/session/owner.server";
import { fieldBySlug, roleBySlug, tabbedFieldBySlug } from "~/data/careers/fields";
import type { CareerField, CareerRole } from "~/data/careers/types";
import { findRolePath, getRoleGuide } from "~/data/careers/guides/guides";
import { listCoursesTeaching } from "~/data/learning/courses";
import { describeFieldArticle, describeRolePacks } from "~/practice/session/packs.server";
import { getRolePracticeUrl } from "~/practice/tailored/practice-subject.server";
import { getSkillNames } from "~/data/skills";
import { formatCount, formatGrowth, formatPay, getFigureGroup } from "~/occupations/format-outlook";
import { findOccupation } from "~/occupations/occupations.server";
import { nameFigureOwner } from "~/occupations/official-role.server";
import { isTarget, toRoleTarget } from "~/occupations/target/targets.server";
import type { Occupation } from "~/occupations/types";
import { handleTargetForm } from "~/occupations/target/handle-target-form.server";
import { GROWTH_YEARS } from "~/occupations/releases";

/** It teaches skills such as negotiation for one’s own search, not for the work of a role. */
const JOB_SEARCH = "job-search";

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
      differsFromOccupation: role.differsFromOccupation ?? null,
      certificateNote: role.certificateNote ?? null,
    },
    isTarget: await isTarget(owner, toRoleTarget(field.slug, role.slug)),
    occupation: occupation ? describeOccupation(role, occupation) : null,
    facts: listFacts(role, occupation),
    skills: getSkillNames(role.skills),
    practiceUrl: getRolePracticeUrl(field.slug, role.slug),
    packs: describeRolePacks(field.slug, role.slug),
    article: describeFieldArticle(field.slug),
    guide: getRoleGuide(field, role),
    path: findRolePath(field, role) ?? null,
    waysToQualify: role.certificateNote ? [] : listWaysToQualify(field),
    courses: listCoursesTeaching(role.skills)
      .filter(({ id }) => id !== JOB_SEARCH)
      .map(({ id, title, level }) => ({ id, title, level })),
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

/** Published pay and growth, named after whose they are; none for a role that no occupation of the statistics is. */
function listFacts(role: CareerRole, occupation: Occupation | undefined) {
  if (!occupation?.outlook || role.differsFromOccupation) return [];
  const owner = nameFigureOwner(role, occupation);
  const whose = owner ? ` of ${owner}` : "";
  return [
    { label: `Median pay${whose}`, value: formatPay(occupation.outlook.medianPay) },
    { label: `Growth${whose}, ${GROWTH_YEARS}`, value: formatGrowth(occupation.outlook) },
  ];
}

function describeOccupation(role: CareerRole, occupation: Occupation) {
  const { code, title, outlook, handbook } = occupation;
  return {
    isNamedAsRole: nameFigureOwner(role, occupation) === null,
    code,
    title,
    pay: formatPay(outlook?.medianPay),
    growth: outlook ? formatGrowth(outlook) : "Not published",
    openings: outlook ? formatCount(outlook.openings) : "Not published",
    group: outlook && getFigureGroup(outlook, code),
    education: outlook?.education.replace("'", "’") ?? null,
    handbook,
  };
}
