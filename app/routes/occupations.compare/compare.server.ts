import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { findOwnerIfReachable } from "~/accounts/session/owner.server";
import { readCompared, toComparePath } from "~/occupations/compare-path";
import { toFirstSentence } from "~/occupations/first-sentence";
import {
  formatCount,
  formatGrowth,
  formatPay,
  nameFigureGroup,
} from "~/occupations/format-outlook";
import { findOccupation, findOccupations } from "~/occupations/occupations.server";
import { handleTargetForm } from "~/occupations/target/handle-target-form.server";
import { getTarget, toOccupationTarget } from "~/occupations/target/targets.server";
import type { Occupation } from "~/occupations/types";

const SKILLS_SHOWN = 4;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const jobs = findCompared(request);
  const target = await getTarget(await findOwnerIfReachable(request, context));
  return {
    path: toComparePath(jobs.map(({ code }) => code)),
    jobs: jobs.map((job) => ({
      ...describeJob(job),
      isTarget: target?.id === toOccupationTarget(job.code),
    })),
  };
}

/** The page comes back at the chosen job. */
export function action(args: ActionFunctionArgs) {
  const jobs = findCompared(args.request);
  const occupation = findOccupation(new URL(args.request.url).searchParams.get("target") ?? "");
  if (!occupation) throw new Response(null, { status: 404 });
  const path = toComparePath(jobs.map(({ code }) => code));
  return handleTargetForm(args, toOccupationTarget(occupation.code), path);
}

function findCompared(request: Request): Occupation[] {
  const jobs = findOccupations(readCompared(new URL(request.url).searchParams));
  if (jobs.length === 0) throw new Response(null, { status: 404, statusText: "Not Found" });
  return jobs;
}

function describeJob(job: Occupation) {
  const { code, title, description, skills, outlook } = job;
  const group = nameFigureGroup(job);
  return {
    code,
    title,
    summary: toFirstSentence(description),
    facts: [
      { label: "Median pay a year", value: formatPay(outlook?.medianPay) },
      { label: "Jobs, 2024 to 2034", value: outlook ? formatGrowth(outlook) : "Not published" },
      {
        label: "Openings a year",
        value: outlook ? formatCount(outlook.openings) : "Not published",
      },
      { label: "Usual education", value: outlook?.education.replace("'", "’") ?? "Not published" },
      {
        label: "Experience needed",
        value: outlook?.experience === "None" ? "None" : (outlook?.experience ?? null),
      },
      {
        label: "Skills it uses most",
        value:
          skills
            .slice(0, SKILLS_SHOWN)
            .map(([name]) => name)
            .join(", ") || null,
      },
    ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
    figuresOf: group ? `Figures of ${group}` : null,
  };
}
