import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { findOwnerIfReachable } from "~/accounts/session/owner.server";
import { getSkillNames } from "~/data/skills";
import { MAX_COMPARED, readCompared, toComparePath } from "~/occupations/compare-path";
import { getFigureSource } from "~/occupations/figure-source";
import { toFirstSentence } from "~/occupations/first-sentence";
import {
  formatCount,
  formatGrowth,
  formatPay,
  nameFigureGroup,
} from "~/occupations/format-outlook";
import { findOccupation, findOccupations, listOccupations } from "~/occupations/occupations.server";
import { GROWTH_YEARS } from "~/occupations/releases";
import { filterOccupations, readFilter } from "~/occupations/search";
import { isCraft } from "~/occupations/target/craft-skills";
import { handleTargetForm } from "~/occupations/target/handle-target-form.server";
import { listKeySkills } from "~/occupations/target/key-skills";
import { getTarget, toOccupationTarget } from "~/occupations/target/targets.server";
import type { Occupation } from "~/occupations/types";

const SKILLS_SHOWN = 4;
const MATCHES_SHOWN = 10;
const NOT_PUBLISHED = "Not published";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { jobs, leftOut } = findCompared(request);
  const codes = jobs.map(({ code }) => code);
  const target = await getTarget(await findOwnerIfReachable(request, context));
  const query = new URL(request.url).searchParams.get("q")?.trim().slice(0, 80) ?? "";
  return {
    path: toComparePath(codes),
    codes: codes.join(","),
    leftOut,
    isFull: jobs.length === MAX_COMPARED,
    query,
    matches: query === "" ? [] : findMatches(query, codes),
    jobs: jobs.map(({ code, title, description, handbook }) => ({
      code,
      title,
      source: getFigureSource({ code, handbook }),
      summary: toFirstSentence(description),
      withoutUrl: toComparePath(codes.filter((each) => each !== code)),
      isTarget: target?.id === toOccupationTarget(code),
    })),
    rows: ROWS.map(({ label, read }) => ({ label, values: jobs.map(read) })),
  };
}

/** The page comes back at the chosen job. */
export function action(args: ActionFunctionArgs) {
  const { jobs } = findCompared(args.request);
  const occupation = findOccupation(new URL(args.request.url).searchParams.get("target") ?? "");
  if (!occupation) throw new Response(null, { status: 404 });
  const path = toComparePath(jobs.map(({ code }) => code));
  return handleTargetForm(args, toOccupationTarget(occupation.code), path);
}

/** None if none was named; more than can be shown are counted. */
function findCompared(request: Request): { jobs: Occupation[]; leftOut: number } {
  const codes = readCompared(new URL(request.url).searchParams);
  const found = findOccupations(codes);
  if (codes.length > 0 && found.length === 0)
    throw new Response(null, { status: 404, statusText: "Not Found" });
  const jobs = found.slice(0, MAX_COMPARED);
  return { jobs, leftOut: found.length - jobs.length };
}

/** Occupations to add, each with the page that compares it too. */
function findMatches(query: string, codes: readonly string[]) {
  return filterOccupations(listOccupations(), readFilter(new URLSearchParams({ q: query })))
    .filter(({ code }) => !codes.includes(code))
    .slice(0, MATCHES_SHOWN)
    .map(({ code, title }) => ({ title, to: toComparePath([...codes, code]) }));
}

/** Each says why, where an occupation has no value. */
const ROWS: readonly { label: string; read: (job: Occupation) => string }[] = [
  {
    label: "Median pay a year",
    read: (job) => {
      const group = nameFigureGroup(job);
      return `${formatPay(job.outlook?.medianPay)}${group ? ` (${group})` : ""}`;
    },
  },
  {
    label: `Jobs, ${GROWTH_YEARS}`,
    read: ({ outlook }) => (outlook ? formatGrowth(outlook) : NOT_PUBLISHED),
  },
  {
    label: "Openings a year",
    read: ({ outlook }) => (outlook ? formatCount(outlook.openings) : NOT_PUBLISHED),
  },
  {
    label: "Usual education",
    read: ({ outlook }) => outlook?.education.replace("'", "’") ?? NOT_PUBLISHED,
  },
  {
    label: "Related experience that the Bureau of Labor Statistics lists",
    read: ({ outlook }) => outlook?.experience ?? NOT_PUBLISHED,
  },
  { label: "Skills of its own", read: listCraft },
  {
    label: "General skills it uses most",
    read: ({ skills }) =>
      skills
        .slice(0, SKILLS_SHOWN)
        .map(([name]) => name)
        .join(", ") || "O*NET lists none",
  },
];

/** What its interviews ask that other jobs’ don’t, as the map of skills for a target has it. */
function listCraft(job: Occupation): string {
  const skills = listKeySkills(job, findOccupations(job.related));
  return getSkillNames(skills.filter(isCraft)).join(", ") || "None in our skill catalog";
}
