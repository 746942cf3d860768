import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import { findOrCreateOwner, findOwner } from "~/accounts/session/owner.server";
import { getAuth } from "~/accounts/session/auth.server";
import { finishAssessment, getProgress, saveRatings } from "~/assessment/assessments.server";
import { assessmentStepLimit } from "~/assessment/limits.server";
import { findStep, stepSchema } from "~/assessment/schema.server";
import { ASSESSMENT_SKILLS, ASSESSMENT_STEPS } from "~/data/assessment/steps";
import { skillById } from "~/data/skills";
import { getClient } from "~/platform/http/client.server";
import { rateLimitedForm } from "~/platform/http/rate-limited.server";
import { readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { number, step } = requireStep(params.step);
  const { ratings } = await getProgress(await findOwner(request, context));
  const levels = new Map(ratings.map(({ skill, level }) => [skill, String(level)]));
  return {
    number,
    question: step.question,
    lead: step.lead,
    items: step.items.map((item) => ({ ...item, name: skillById(item.skill).name })),
    // Only the first step has a level preselected.
    levels: Object.fromEntries(
      step.items.map(({ skill }) => [skill, levels.get(skill) ?? (number === 1 ? "3" : "")]),
    ),
    steps: ASSESSMENT_STEPS.map(({ name, items }) => ({
      name,
      total: items.length,
      ratedCount: items.filter(({ skill }) => levels.has(skill)).length,
    })),
    ratedCount: levels.size,
    total: ASSESSMENT_SKILLS.length,
    isSignedIn: (await getAuth(request, context)).status === "signed-in",
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { number, step } = requireStep(params.step);
  const submission = parseWithZod(await readForm(request), { schema: stepSchema(step) });
  if (submission.status !== "success") return data({ result: submission.reply() }, 400);
  const { ip } = getClient(context);
  const retryAfter = await assessmentStepLimit.consume(ip);
  if (retryAfter)
    return rateLimitedForm("Your network has saved a lot of ratings.", retryAfter, (message) => ({
      result: submission.reply({ formErrors: [message] }),
    }));
  const { owner, headers } = await findOrCreateOwner(request, context);
  await saveRatings(owner, submission.value);
  if (number < ASSESSMENT_STEPS.length) return redirect(`/assessment/${number + 1}`, { headers });
  const id = await finishAssessment(owner);
  if (!id)
    return toasts(request).redirectWithInfo(
      "/assessment/1",
      "Rate at least one skill to see your results.",
      { headers },
    );
  return redirect(`/assessment/results/${id}`, { headers });
}

function requireStep(param: string | undefined) {
  const match = findStep(param);
  if (!match) throw new Response("Not found", { status: 404 });
  return match;
}
