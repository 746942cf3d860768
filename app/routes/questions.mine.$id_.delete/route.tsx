import type { MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import practiceStyles from "~/styles/kinds/practice.css?url";
import { Button, LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./delete-question.server";

export { action, loader };

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(practiceStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: `Delete question: ${data.name}` });

export default function DeleteQuestion() {
  const { id, prompt } = useLoaderData<typeof loader>();
  return (
    <Page compact>
      <div className="max-w-190">
        <h1 className="text-title">Delete this question?</h1>
        <blockquote className="mt-5 border-l-2 border-hairline-strong pl-4 wrap-anywhere whitespace-pre-line text-text-2">
          {prompt}
        </blockquote>
        <p className="mt-6 text-text-2">
          It’s removed from your list and your review schedule, and any link to it stops working.
          Your answers and their reviews stay in your history, with the question as it was asked;
          you can delete them there. This can’t be undone.
        </p>
        <Form method="post" className="mt-8 flex flex-wrap gap-3">
          <Button variant="danger" size="lg" pendingText="Deleting…">
            Delete question
          </Button>
          <LinkButton to={`/questions/mine/${id}`} variant="ghost" size="lg">
            Cancel
          </LinkButton>
        </Form>
      </div>
    </Page>
  );
}
