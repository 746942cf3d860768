import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { findOwnerIfReachable } from "~/accounts/session/owner.server";
import { CAREER_FIELDS } from "~/data/careers/fields";
import { compareGrowth, comparePay, GROWTH_SCALE } from "~/occupations/distribution.server";
import {
  formatCount,
  formatExperience,
  formatGrowth,
  formatPay,
  getFigureGroup,
  nameFigureGroup,
} from "~/occupations/format-outlook";
import { INTEREST_AREAS } from "~/occupations/interest-areas";
import {
  findOccupation,
  findOccupations,
  getJobZones,
  listOccupations,
} from "~/occupations/occupations.server";
import { listKeySkills } from "~/occupations/target/key-skills";
import { isTarget, toOccupationTarget } from "~/occupations/target/targets.server";
import type { Occupation, Outlook } from "~/occupations/types";
import { listGaps } from "~/skills/gap";
import { getSkillRecord } from "~/skills/queries.server";
import { readLearned } from "~/skills/profile/learned.server";
import { listReviewedEvidence } from "~/skills/profile/reviewed.server";
import { handleTargetForm } from "~/occupations/target/handle-target-form.server";
import { GROWTH } from "~/occupations/releases";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const occupation = requireOccupation(params.code);
  const owner = await findOwnerIfReachable(request, context);
  const { code, title, description, tasks, skills, technologies, interests, outlook, handbook } =
    occupation;
  return {
    isTarget: await isTarget(owner, toOccupationTarget(code)),
    gaps: await listOwnGaps(owner, occupation),
    code,
    title,
    description,
    tasks,
    skills,
    technologies,
    handbook,
    interests: INTEREST_AREAS.map(({ name, covers }, index) => ({
      name,
      covers,
      score: interests[index] ?? 1,
    })),
    zone: describeZone(occupation.zone),
    outlook: outlook && describeOutlook(outlook, code),
    related: findOccupations(occupation.related).map((each) => ({
      code: each.code,
      title: each.title,
      pay: formatPay(each.outlook?.medianPay),
      group: nameFigureGroup(each),
    })),
    roles: CAREER_FIELDS.flatMap(({ slug, title: field, roles }) =>
      roles
        .filter(({ onetCode }) => onetCode === code)
        .map((role) => ({ to: `/careers/${slug}/${role.slug}`, title: role.title, field })),
    ),
  };
}

export function action(args: ActionFunctionArgs) {
  const { code } = requireOccupation(args.params.code);
  return handleTargetForm(args, toOccupationTarget(code), `/occupations/${code}`);
}

export function listAddresses() {
  return listOccupations().map(({ code }) => ({ path: `/occupations/${code}` }));
}

/** The person's levels in the occupation's key skills; without a person, the skills alone. */
async function listOwnGaps(owner: string | undefined, occupation: Occupation) {
  const skills = listKeySkills(occupation, findOccupations(occupation.related));
  if (!owner) return listGaps(skills, []);
  const [learned, reviewed] = await Promise.all([readLearned(owner), listReviewedEvidence(owner)]);
  const evidence = [...learned.evidence, ...reviewed];
  return listGaps(skills, (await getSkillRecord(owner, new Date(), evidence)).record);
}

function requireOccupation(code = ""): Occupation {
  const occupation = findOccupation(code);
  if (!occupation) throw new Response("Not found", { status: 404 });
  return occupation;
}

function describeZone(number: number) {
  const zone = getJobZones().find((each) => each.zone === number);
  return zone ? { ...zone, name: `${zone.name[0]}${zone.name.slice(1).toLowerCase()}.` } : null;
}

function describeOutlook(outlook: Outlook, code: string) {
  return {
    pay: formatPay(outlook.medianPay),
    payPlace: outlook.medianPay === null ? null : comparePay(outlook.medianPay),
    growthPlace: compareGrowth(outlook.growth),
    // All occupations together.
    averageAt: (GROWTH.ofAll - GROWTH_SCALE.low) / (GROWTH_SCALE.high - GROWTH_SCALE.low),
    growth: formatGrowth(outlook),
    openings: formatCount(outlook.openings),
    employment: formatCount(outlook.employment),
    education: outlook.education,
    experience: formatExperience(outlook),
    training: outlook.training,
    sharedBy: getFigureGroup(outlook, code),
  };
}
