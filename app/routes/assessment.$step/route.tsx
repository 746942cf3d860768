import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { StepAside } from "~/assessment/step-aside";
import { StepProgress } from "~/assessment/step-progress";
import { StepForm } from "~/assessment/step-form";
import type { PageHandle } from "~/platform/http/page-handle";
import assessmentStyles from "~/styles/kinds/assessment.css?url";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./assessment-step.server";

export { action, loader };

export const handle = { access: "public" } satisfies PageHandle;

export const links = linkStyles(assessmentStyles);

export const meta: MetaFunction<typeof loader> = ({ data: loaderData, matches }) =>
  pageMeta(
    matches,
    loaderData && {
      title: `Step ${loaderData.number} of ${loaderData.stepCount}: ${loaderData.question}`,
    },
  );

export default function AssessmentStep() {
  const {
    number,
    part,
    hasParts,
    question,
    lead,
    steps,
    stepCount,
    answered,
    total,
    isSignedIn,
    ...form
  } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <Page compact>
      <StepProgress steps={steps} current={number} />
      <div className="mt-6 grid grid-cols-1 gap-x-16 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <section>
          <p className="num text-xs font-medium text-muted">
            Step {number} of {stepCount}
            {hasParts ? `, page ${part} of 2` : null}
          </p>
          <h1 className="step-title mt-2 text-title">{question}</h1>
          <p className="step-lead mt-2.5 max-w-[36em] text-lead text-text-2">{lead}</p>
          <StepForm number={number} {...form} result={actionData?.result} />
          {number === 2 ? <Source /> : null}
        </section>
        <StepAside
          answered={answered}
          total={total}
          sections={form.sections}
          isSignedIn={isSignedIn}
        />
      </div>
    </Page>
  );
}

function Source() {
  return (
    <p className="mt-10 max-w-[60em] border-t border-hairline pt-5 text-xs text-muted">
      This is Pathlight’s own questionnaire, not the O*NET Interest Profiler. Its activities are
      illustrations from the O*NET Database by the U.S. Department of Labor, Employment and Training
      Administration (USDOL/ETA), used under the CC BY 4.0 license. O*NET® is a trademark of
      USDOL/ETA, which has not approved, endorsed, or tested this use.
    </p>
  );
}
