import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { JobAside } from "~/person-context/job-aside";
import { PersonContextForm } from "~/person-context/person-context-form";
import { WishForm } from "~/person-context/wish-form";
import type { PageHandle } from "~/platform/http/page-handle";
import accountStyles from "~/styles/kinds/account.css?url";
import { Button } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./about-you.server";

export { action, loader };

export const handle = {
  access: "public",
  search: {
    title: "About you",
    text: "Say what you do now and what you want, and the suggestions start from there.",
  },
} satisfies PageHandle;

export const links = linkStyles(accountStyles);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "About you" });

export default function AboutYou() {
  const { form, job, wish, isAnswered, isAnythingSaid, returnTo } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  if (wish)
    return (
      <Page compact>
        <h1 className="text-title wrap-anywhere">Which job do you have in mind?</h1>
        <p className="mt-3 max-w-(--measure) text-lead wrap-anywhere text-text-2">
          We have no job called “{wish.job}”. Choose the nearest one, and your suggestions lead
          there.
        </p>
        <div className="mt-9 max-w-180">
          <WishForm
            wish={wish}
            returnTo={returnTo ?? "/about-you"}
            lastResult={actionData?.result}
          />
        </div>
      </Page>
    );
  return (
    <Page compact>
      <h1 className="text-title">
        {isAnythingSaid ? "About you." : "Two questions,"}
        <br />
        <span className="text-text-2">
          {isAnythingSaid ? "What you do now, and what you want." : "then you start."}
        </span>
      </h1>
      <div className="mt-9 grid gap-x-24 gap-y-12 lg:grid-cols-[minmax(0,45rem)_21rem] lg:justify-between">
        <div>
          <PersonContextForm
            {...form}
            returnTo={returnTo}
            submitLabel={isAnythingSaid || returnTo === undefined ? "Save" : "Show my first step"}
            canSkip={!isAnswered}
            lastResult={actionData?.result}
          />
          {isAnythingSaid ? (
            <form method="post" action="/about-you" className="mt-4">
              <Button name="intent" value="delete" variant="ghost" className="-ml-4.5">
                Delete what I said
              </Button>
            </form>
          ) : null}
        </div>
        <div className="grid content-start gap-12">
          <div data-job-aside>
            <JobAside job={job} hasNearest={form.nearest.length > 0} />
          </div>
          <p className="text-sm text-muted">
            Do you have a job interview coming up?{" "}
            <Link to="/plans" className="text-primary-ink underline underline-offset-3">
              Add its company, role and date
            </Link>
          </p>
        </div>
      </div>
    </Page>
  );
}
