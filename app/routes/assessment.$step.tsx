import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findOrCreateOwner, findOwner } from "~/accounts/session/owner.server";
import { getAuth } from "~/accounts/session/auth.server";
import { finishAssessment, getProgress, saveRatings } from "~/assessment/assessments.server";
import { findStep, stepSchema } from "~/assessment/schema.server";
import { StepAside } from "~/assessment/step-aside";
import { StepProgress } from "~/assessment/step-progress";
import { StepForm } from "~/assessment/step-form";
import { ASSESSMENT_SKILLS, ASSESSMENT_STEPS } from "~/data/assessment";
import { skillById } from "~/data/skills";
import { readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { number, step } = requireStep(params.step);
  const { ratings } = await getProgress(await findOwner(request, context));
  const levels = new Map(ratings.map(({ skill, level }) => [skill, String(level)]));
  return {
    number,
    question: step.question,
    lead: step.lead,
    items: step.items.map((item) => ({ ...item, name: skillById(item.skill).name })),
    // The first step alone comes with a level marked.
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
  const { owner, headers } = await findOrCreateOwner(request, context);
  await saveRatings(owner, submission.value);
  if (number < ASSESSMENT_STEPS.length) return redirect(`/assessment/${number + 1}`, { headers });
  const id = await finishAssessment(owner);
  if (!id)
    return toasts(request).redirectWithInfo(
      "/assessment/1",
      "Rate at least one skill, then there is something to show.",
      { headers },
    );
  return redirect(`/assessment/results/${id}`, { headers });
}

function requireStep(param: string | undefined) {
  const match = findStep(param);
  if (!match) throw new Response("Not found", { status: 404 });
  return match;
}

export const meta: MetaFunction<typeof loader> = ({ data: loaderData, matches }) =>
  pageMeta(
    matches,
    loaderData && { title: `Step ${loaderData.number} of 5: ${loaderData.question}` },
  );

export default function AssessmentStep() {
  const { number, question, lead, items, levels, steps, ratedCount, total, isSignedIn } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <Page compact>
      <StepProgress steps={steps} current={number} />
      <div className="mt-6 grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <section>
          <p className="num text-xs font-medium text-muted">
            Step {number} of {steps.length}
          </p>
          <h1 className="mt-2 text-title">{question}</h1>
          <p className="mt-2.5 max-w-[36em] text-lead text-text-2">{lead}</p>
          <StepForm
            key={number}
            number={number}
            items={items}
            levels={levels}
            result={actionData?.result}
          />
        </section>
        <StepAside ratedCount={ratedCount} total={total} isSignedIn={isSignedIn} />
      </div>
    </Page>
  );
}
