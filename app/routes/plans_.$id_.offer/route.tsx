import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NoOfferNote } from "~/job-interviews/offer/no-offer-note";
import { OfferForm } from "~/job-interviews/offer/offer-form";
import { RehearsalSection } from "~/job-interviews/offer/rehearsal-section";
import { ReplySection } from "~/job-interviews/offer/reply-section";
import type { PageHandle } from "~/platform/http/page-handle";
import jobInterviewStyles from "~/styles/kinds/job-interview.css?url";
import { BackLink } from "~/ui/back-link";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./offer.server";

export { action, loader };

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(jobInterviewStyles);

export const meta: MetaFunction<typeof loader> = ({ data: loaderData, matches }) =>
  pageMeta(matches, loaderData && { title: `The offer from ${loaderData.company}` });

export default function Offer() {
  const { id, company, outcome, page, pay, values, constraint, reply, prompt } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <Page compact>
      <BackLink to={`/plans/${id}`}>{company}</BackLink>
      <h1 className="mt-4 text-h1 wrap-anywhere">The offer from {company}</h1>
      <p className="mt-4 max-w-(--measure) text-lead text-text-2">
        What to check before you sign, what to ask for, and a reply to start from.
      </p>
      {outcome === "offer" ? null : <NoOfferNote id={id} outcome={outcome} />}
      <OfferForm
        page={page}
        pay={pay}
        values={values}
        constraint={constraint}
        lastResult={actionData?.result}
      />
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 border-t border-hairline-strong pt-10 md:grid-cols-2">
        <ReplySection reply={reply} />
        <RehearsalSection prompt={prompt} />
      </div>
    </Page>
  );
}
