import type { MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import sessionStyles from "~/styles/kinds/session.css?url";
import { Button, LinkButton } from "~/ui/button";
import { FormattedDate } from "~/ui/formatted-date";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./delete-answer.server";

export { action, loader };
export { SessionErrorBoundary as ErrorBoundary } from "~/practice/store/session-error";

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(sessionStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: `Delete answer: ${data.name}` });

export default function DeleteAnswer() {
  const { name, text, score, at, hasFollowUp, reviewUrl } = useLoaderData<typeof loader>();
  return (
    <Page compact>
      <div className="max-w-190">
        <h1 className="text-title">Delete this answer?</h1>
        <p className="num mt-4 text-lead text-text-2">
          {name}, <FormattedDate date={at} />
          {score === null ? null : `, ${score} of 100`}.
        </p>
        {text === "" ? null : (
          <blockquote className="mt-5 line-clamp-4 border-l-2 border-hairline-strong pl-4 text-text-2">
            {text}
          </blockquote>
        )}
        <p className="mt-6 font-strong">What will be deleted</p>
        <ul className="mt-2 grid gap-1.5 text-text-2">
          <li className="tick">the answer and its review</li>
          {hasFollowUp ? <li className="tick">your answer to the follow-up</li> : null}
          <li className="tick">its effect on your history, skill record and review schedule</li>
        </ul>
        <p className="mt-5 text-text-2">
          This can’t be undone. To keep the answer but not count it, remove it from your record
          instead.
        </p>
        <Form method="post" className="mt-8 flex flex-wrap gap-3">
          <Button variant="danger" size="lg" pendingText="Deleting…">
            Delete answer
          </Button>
          <LinkButton to={reviewUrl} variant="ghost" size="lg">
            Cancel
          </LinkButton>
        </Form>
      </div>
    </Page>
  );
}
