import type { LoaderFunctionArgs } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import { getResult } from "~/assessment/assessments.server";
import { listDescribedAnswers } from "~/assessment/describe-answers.server";
import { listMatchRows } from "~/assessment/results/match-rows.server";
import { LEVEL_NAMES } from "~/data/levels";
import { skillById } from "~/data/skills";
import { toCsv } from "~/personal-data/csv";
import type { PageHandle } from "~/platform/http/page-handle";
import { getPersonContext } from "~/person-context/queries.server";
import { listShownSkills } from "~/skills/shown-skills.server";
import type { Cell } from "~/platform/personal-data";

export const handle = { access: "owner" } satisfies PageHandle;

/** A result as a table: all occupations with their figures, or the answers. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  const result = owner && (await getResult(owner, params.id ?? ""));
  if (!result) throw new Response("Not found", { status: 404 });
  const areAnswers = new URL(request.url).searchParams.get("table") === "answers";
  const rows: Record<string, Cell>[] = areAnswers
    ? [
        ...result.ratings.map(({ skill, level }) => ({
          Question: skillById(skill).name,
          Answer: `${level}, ${LEVEL_NAMES[level].toLowerCase()}`,
        })),
        ...listDescribedAnswers(result.answers).map(({ label, value }) => ({
          Question: label,
          Answer: value,
        })),
      ]
    : listMatchRows(result, {
        start: await getPersonContext(owner),
        shownSkills: await listShownSkills(owner, new Date()),
      });
  const name = areAnswers ? "answers" : "occupations";
  return new Response(toCsv(rows), {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="pathlight-${name}-${result.finishedAt.slice(0, 10)}.csv"`,
      "Cache-Control": "private, no-store",
    },
  });
}
