import type { LoaderFunctionArgs } from "@remix-run/node";
import { getAuth } from "~/accounts/session/auth.server";
import { findOwner } from "~/accounts/session/owner.server";
import { getResult } from "~/assessment/assessments.server";
import { describeRatings } from "~/assessment/results";
import { ASSESSMENT_SKILLS } from "~/data/assessment/steps";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  const result = owner && (await getResult(owner, params.id ?? ""));
  if (!result) throw new Response("Not found", { status: 404 });
  return {
    id: result.id,
    finishedAt: result.finishedAt,
    total: ASSESSMENT_SKILLS.length,
    isAnonymous: (await getAuth(request, context)).status === "anonymous",
    ...describeRatings(result.ratings),
  };
}
