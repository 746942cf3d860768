import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DetectTimeZone } from "~/mentoring/calendar/detect-time-zone";
import type { PageHandle } from "~/platform/http/page-handle";
import accountStyles from "~/styles/kinds/account.css?url";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { JobInterviewFields } from "./job-interview-fields";
import { JobInterviewList } from "./job-interview-list";
import { action, loader } from "./plans.server";

export { action, loader };

export const handle = {
  access: "public",
  search: {
    title: "Your job interviews",
    text: "Note a job interview with its company, role and date.",
  },
} satisfies PageHandle;

export const links = linkStyles(accountStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Your job interviews" });

export default function Plans() {
  const { coming, past, constraint, city, isZoneChosen, isMailConfigured } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <Page compact>
      <DetectTimeZone isChosen={isZoneChosen} />
      <h1 className="text-title">Your job interviews</h1>
      <p className="mt-3 max-w-(--measure) text-lead text-text-2">
        Interviews with an employer, not the sessions you practice here. Each gets a plan that
        counts back from its date, a few minutes a day.
        {isMailConfigured
          ? " The evening before, an email reminds you if you have an account."
          : null}
      </p>
      <div className="mt-9 grid gap-x-24 gap-y-12 lg:grid-cols-[minmax(0,1fr)_28rem]">
        <div className="grid content-start gap-12">
          <section>
            <h2 className="text-section">Coming up</h2>
            {coming.length === 0 ? (
              <p className="mt-3 text-text-2">No job interviews coming up.</p>
            ) : (
              <JobInterviewList interviews={coming} />
            )}
          </section>
          {past.length === 0 ? null : (
            <section>
              <h2 className="text-section">Over</h2>
              <JobInterviewList interviews={past} />
            </section>
          )}
          {coming.length + past.length === 0 ? null : (
            <p>
              <Link
                to="/plans/history"
                className="inline-flex min-h-11 items-center text-primary-ink underline underline-offset-3"
              >
                What came up, over time
              </Link>
            </p>
          )}
        </div>
        <section>
          <h2 className="text-section">Add a job interview</h2>
          <JobInterviewFields
            constraint={constraint}
            lastResult={actionData?.result}
            canBeOver={
              actionData !== undefined && "canBeOver" in actionData && actionData.canBeOver === true
            }
          />
          <p className="mt-4 text-sm text-muted">
            Days count in {city} time.{" "}
            <Link
              to="/mentors/time-zone?redirectTo=/plans"
              className="text-primary-ink underline underline-offset-3"
            >
              Change
            </Link>
          </p>
        </section>
      </div>
    </Page>
  );
}
