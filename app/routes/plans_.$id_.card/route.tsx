import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import Printer from "lucide-react/icons/printer";
import { CardForm } from "~/job-interviews/card/card-form";
import { CardView } from "~/job-interviews/card/card-view";
import { KeptNote } from "~/job-interviews/card/kept-note";
import type { PageHandle } from "~/platform/http/page-handle";
import jobInterviewStyles from "~/styles/kinds/job-interview.css?url";
import { NextButton } from "~/today/next-button";
import { BackLink } from "~/ui/back-link";
import { Button, LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./card.server";

export { action, loader };

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(jobInterviewStyles);

export const meta: MetaFunction<typeof loader> = ({ data: loaderData, matches }) =>
  pageMeta(
    matches,
    loaderData && { title: `${loaderData.card.company}, ${loaderData.card.role}: the card` },
  );

export default function Card() {
  const { page, card, form, sittingLabel } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  if (form)
    return (
      <Page compact>
        <BackLink to={page}>The card</BackLink>
        <h1 className="mt-1 text-title">Your card for {card.company}</h1>
        <CardForm {...form} page={page} lastResult={actionData?.result} />
      </Page>
    );
  return (
    <Page compact className="card-page">
      <div className="no-print flex flex-wrap items-center justify-between gap-3">
        <BackLink to={`/plans/${card.id}`}>The plan</BackLink>
        <div className="-mt-2.5 flex gap-3">
          <LinkButton to={`${page}?edit`} variant="secondary" size="sm">
            Edit
          </LinkButton>
          <Button
            type="button"
            variant="secondary"
            size="sm"
            data-print
            className="hidden md:in-data-interactive:inline-flex"
          >
            <Printer strokeWidth={1.75} aria-hidden />
            Print
          </Button>
        </div>
      </div>
      <p className="card-offline no-print text-sm text-muted">
        You are offline. Links to other pages need a connection.
      </p>
      <article
        className="interview-card mt-1 md:mt-5"
        data-job-interview={card.kept ? "card" : undefined}
        data-card={page}
        data-kept-until={card.kept?.until}
      >
        <CardView card={card} />
      </article>
      {sittingLabel ? (
        <div className="no-print mt-5 flex justify-center">
          <NextButton label={sittingLabel} />
        </div>
      ) : null}
      <KeptNote day={card.kept?.day ?? null} />
    </Page>
  );
}
