import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { StepAside } from "~/assessment/step-aside";
import { StepProgress } from "~/assessment/step-progress";
import { StepForm } from "~/assessment/step-form";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { action, loader } from "./assessment-step.server";

export { action, loader };

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
