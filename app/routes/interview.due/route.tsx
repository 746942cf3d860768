import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { writeComebackHeadline } from "~/comeback/comeback-headline";
import { StartComebackButton } from "~/comeback/comeback-panel";
import { ComebackTable } from "~/comeback/comeback-table";
import { BackLink } from "~/ui/back-link";
import { LinkButton } from "~/ui/button";
import { FormError } from "~/ui/form-error";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { action, loader } from "./due.server";

export { action, loader };

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Review schedule" });

export default function Comebacks() {
  const { today, due, upcoming, maxPerSession } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const mastered = upcoming.filter((question) => question.isMastered);
  const scheduled = upcoming.filter((question) => !question.isMastered);
  return (
    <Page compact>
      <BackLink to="/interview">AI Interviews</BackLink>
      <h1 className="num mt-1 max-w-[24em] text-title">
        {writeComebackHeadline(due.length, scheduled.length, mastered.length)}
      </h1>
      <p className="mt-4 max-w-(--measure) text-lead text-text-2">
        A question you answered weakly returns the next day, one you answered well after a week. The
        interval grows each time you still know it. A question you can still answer after three
        weeks counts as mastered.
      </p>
      <div className="num mt-7 flex flex-wrap items-center gap-x-4 gap-y-2">
        {due.length === 0 ? (
          <LinkButton to="/interview" size="lg">
            Answer something new
          </LinkButton>
        ) : (
          <>
            <FormError>{actionData?.limitMessage}</FormError>
            <StartComebackButton count={due.length} />
          </>
        )}
        {due.length > maxPerSession ? (
          <p className="text-sm text-muted">A session takes the first {maxPerSession}.</p>
        ) : null}
      </div>
      <ComebackTable title="Due" today={today} questions={due} />
      <ComebackTable title="Scheduled" today={today} questions={scheduled} />
      <ComebackTable title="Mastered" today={today} questions={mastered} />
    </Page>
  );
}
