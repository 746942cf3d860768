import type { MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import sessionStyles from "~/styles/kinds/session.css?url";
import { Button, LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { FormattedDate } from "~/ui/formatted-date";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./delete-session.server";

export { action, loader };
export { SessionErrorBoundary as ErrorBoundary } from "~/practice/store/session-error";

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(sessionStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: `Delete session: ${data.title}` });

export default function DeleteSession() {
  const { id, title, startedAt, answerCount } = useLoaderData<typeof loader>();
  return (
    <Page compact>
      <div className="max-w-190">
        <h1 className="text-title">Delete this session?</h1>
        <p className="num mt-4 text-lead text-text-2">
          {title}, <FormattedDate date={startedAt} />.
        </p>
        <p className="mt-6 font-strong">What will be deleted</p>
        <ul className="num mt-2 grid gap-1.5 text-text-2">
          <li className="tick">
            {answerCount === 1
              ? "one answer and its review"
              : `${answerCount} answers and their reviews`}
          </li>
          <li className="tick">its report and every link to it</li>
          <li className="tick">
            the effect of these answers on your history, skill record and review schedule
          </li>
        </ul>
        <p className="mt-5 text-text-2">This can’t be undone.</p>
        <Form method="post" className="mt-8 flex flex-wrap gap-3">
          <Button variant="danger" size="lg" pendingText="Deleting…">
            Delete session
          </Button>
          <LinkButton to={`/interview/sessions/${id}/report`} variant="ghost" size="lg">
            Cancel
          </LinkButton>
        </Form>
      </div>
    </Page>
  );
}
