import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findOrCreateOwner, findOwner } from "~/accounts/session/owner.server";
import { getForm } from "~/assessment/answers";
import { getProgress, listResults, startOver } from "~/assessment/assessments.server";
import { assessmentStepLimit } from "~/assessment/limits.server";
import { describeGoal } from "~/assessment/old-goal";
import { getPersonContext } from "~/person-context/queries.server";
import { getStepProgress } from "~/assessment/progress.server";
import { REVIEW_PATH, toStepPath } from "~/assessment/step-path";
import { ASSESSMENT_STEPS } from "~/data/assessment/steps";
import { getClient } from "~/platform/http/client.server";
import { toasts } from "~/platform/http/toast.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  const progress = await getProgress(owner);
  const person = await getPersonContext(owner);
  const steps = getStepProgress(progress, getForm(progress.answers));
  const next = steps.find(({ answered, total }) => answered < total);
  const [latest] = owner ? await listResults(owner) : [];
  return {
    steps: ASSESSMENT_STEPS.map(({ name, covers }) => ({ name, covers })),
    // An assessment in progress continues at the first step with an open question.
    inProgress: progress.isOpen
      ? {
          to: next ? toStepPath(next.number) : REVIEW_PATH,
          answered: steps.reduce((sum, { answered }) => sum + answered, 0),
          total: steps.reduce((sum, { total }) => sum + total, 0),
        }
      : null,
    latestResultId: latest?.id ?? null,
    person: person && { job: person.job, goal: describeGoal(person.goal) },
  };
}

/** Starts an assessment without the answers of the last one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const retryAfter = await assessmentStepLimit.consume(getClient(context).ip);
  if (retryAfter)
    return toasts(request).redirectWithInfo(
      "/assessment",
      "Your network has saved a lot of ratings. Try again later.",
    );
  const { owner, headers } = await findOrCreateOwner(request, context);
  await startOver(owner);
  return redirect("/assessment/1", { headers });
}
