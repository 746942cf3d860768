import type { MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import assessmentStyles from "~/styles/kinds/assessment.css?url";
import { ArrowLeft } from "~/ui/icons";
import { toStepPath } from "~/assessment/step-path";
import { Button, LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./assessment-review.server";

export { action, loader };

export const handle = { access: "public" } satisfies PageHandle;

export const links = linkStyles(assessmentStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Review your answers" });

export default function AssessmentReview() {
  const { form, answered, total, steps } = useLoaderData<typeof loader>();
  return (
    <Page compact>
      <h1 className="text-title">Review your answers</h1>
      <p className="num mt-2.5 max-w-(--measure) text-lead text-text-2">
        {answered} of {total} questions of the {form} form answered.{" "}
        {answered < total
          ? "Questions without an answer cost nothing; they only make the ranges wider."
          : "Change what you like, then see your results."}
      </p>
      <div className="mt-10 gap-x-14 md:columns-2">
        {steps.map(({ number, name, open, answers }) => (
          <section key={number} className="mb-10">
            <h2 className="flex break-after-avoid items-baseline justify-between gap-4 border-b border-hairline-strong pb-2.5 font-sans text-ui font-strong">
              {name}
              <Link
                to={toStepPath(number)}
                className="text-xs font-medium text-primary-ink hover:underline"
              >
                Change<span className="sr-only"> {name}</span>
              </Link>
            </h2>
            <dl>
              {answers.map(({ label, value }) => (
                <div
                  key={`${label} ${value}`}
                  className="num flex justify-between gap-6 break-inside-avoid border-b border-hairline py-2 text-sm"
                >
                  <dt className="text-text-2">{label}</dt>
                  <dd className="max-w-1/2 shrink-0 text-right">{value}</dd>
                </div>
              ))}
            </dl>
            {open > 0 ? <p className="num mt-2.5 text-sm text-muted">{open} not answered</p> : null}
          </section>
        ))}
      </div>
      <Form method="post" className="mt-10 flex flex-wrap items-center justify-between gap-3">
        <LinkButton
          to={toStepPath(form === "short" ? 2 : 5)}
          variant="ghost"
          className="-ml-4.5 narrow:ml-0"
        >
          <ArrowLeft aria-hidden />
          Back
        </LinkButton>
        <Button size="lg" pendingText="Computing…">
          See my results
        </Button>
      </Form>
    </Page>
  );
}
