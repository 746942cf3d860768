import type { SubmissionResult } from "@conform-to/dom";
import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DebriefForm } from "~/job-interviews/debrief/debrief-form";
import { OutcomeSection } from "~/job-interviews/debrief/outcome-section";
import type { PageHandle } from "~/platform/http/page-handle";
import jobInterviewStyles from "~/styles/kinds/job-interview.css?url";
import { BackLink } from "~/ui/back-link";
import { LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./debrief.server";

export { action, loader };

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(jobInterviewStyles);

export const meta: MetaFunction<typeof loader> = ({ data: loaderData, matches }) =>
  pageMeta(matches, loaderData && { title: `What did they ask? ${loaderData.company}` });

/** Of the debrief itself; the others are of the outcome. */
const FORM_INTENTS = ["save", "more", "all-stories"];

export default function Debrief() {
  const { id, company, round, page, from, form, outcome } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const result: SubmissionResult | undefined = actionData?.result;
  const intent = result?.initialValue?.intent;
  const isOwnResult = typeof intent === "string" && FORM_INTENTS.includes(intent);
  return (
    <Page compact>
      <BackLink to={`/plans/${id}`}>{company}</BackLink>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 text-text-2">
        <p>{round}</p>
        {outcome === null ? null : (
          <a
            href="#outcome"
            className="inline-flex min-h-11 items-center text-sm text-primary-ink underline underline-offset-3"
          >
            What happened next?
          </a>
        )}
      </div>
      <h1 className="mt-1.5 text-h1">What did they ask?</h1>
      {form === null ? (
        <>
          <p className="mt-4 max-w-(--measure) text-lead text-text-2">
            From {from} on you can write down what they asked, in two minutes.
          </p>
          <p className="mt-6">
            <LinkButton to={`/plans/${id}/card`}>Open the card</LinkButton>
          </p>
        </>
      ) : (
        <DebriefForm {...form} page={page} lastResult={isOwnResult ? result : undefined} />
      )}
      {outcome === null ? null : (
        <OutcomeSection
          {...outcome}
          id={id}
          page={page}
          lastResult={isOwnResult ? undefined : result}
          isBeside={actionData !== undefined && "isBeside" in actionData}
        />
      )}
    </Page>
  );
}
