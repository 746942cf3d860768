import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Deletion } from "~/job-interviews/deletion";
import { DetectTimeZone } from "~/mentoring/calendar/detect-time-zone";
import type { PageHandle } from "~/platform/http/page-handle";
import accountStyles from "~/styles/kinds/account.css?url";
import { BackLink } from "~/ui/back-link";
import { LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./change.server";
import { DetailsFields } from "./details-fields";
import { RoundFields, type RoundFieldsProps } from "./round-fields";
import { RoundList } from "./round-list";

export { action, loader };

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(accountStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: `Change: ${data.company}` });

export default function ChangeJobInterview() {
  const { id, company, details, constraint, fields, round, deletion, ...rest } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const lastResult = actionData?.result;
  const confirm =
    actionData && "confirm" in actionData
      ? (actionData.confirm as RoundFieldsProps["confirm"])
      : null;
  const page = `/plans/${id}/change`;
  if (deletion)
    return (
      <Page compact>
        <Deletion
          {...deletion}
          noun="round"
          stays="The other rounds, your stories and your answers stay."
          action={page}
          cancelTo={page}
        />
      </Page>
    );
  if (round)
    return (
      <Page compact>
        <BackLink to={page}>Back to the rounds</BackLink>
        <h1 className="mt-4 text-title wrap-anywhere">
          {round.isNew ? `Add a round: ${company}` : `Round ${round.number}: ${company}`}
        </h1>
        <RoundFields page={page} round={round} lastResult={lastResult} confirm={confirm} />
      </Page>
    );
  return (
    <Page compact>
      <DetectTimeZone isChosen />
      <BackLink to={`/plans/${id}`}>Back to the plan</BackLink>
      <h1 className="mt-4 text-title wrap-anywhere">{company}</h1>
      <div className="mt-9 grid gap-x-24 gap-y-12 lg:grid-cols-[minmax(0,1fr)_28rem]">
        <section>
          <h2 className="text-section">About it</h2>
          <DetailsFields
            page={page}
            details={details}
            constraint={constraint}
            fields={fields}
            lastResult={lastResult}
          />
        </section>
        <div className="grid content-start gap-12">
          <RoundList page={page} {...rest} />
          <section>
            <h2 className="text-section">Delete it</h2>
            <p className="mt-3 text-text-2">The page before the end says what goes with it.</p>
            <LinkButton to={`/plans/${id}/delete`} variant="secondary" className="mt-4">
              Delete this job interview
            </LinkButton>
          </section>
        </div>
      </div>
    </Page>
  );
}
