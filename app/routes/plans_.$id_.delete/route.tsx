import type { MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import accountStyles from "~/styles/kinds/account.css?url";
import { Button, LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./delete.server";

export { action, loader };

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(accountStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: `Delete: ${data.company}` });

export default function DeleteJobInterview() {
  const { id, company, role, parts } = useLoaderData<typeof loader>();
  return (
    <Page compact>
      <div className="max-w-190">
        <h1 className="text-title">Delete this job interview?</h1>
        <p className="mt-4 text-lead text-text-2 wrap-anywhere">
          {role}, {company}.
        </p>
        <p className="mt-6 font-strong">What will be deleted</p>
        <ul className="num mt-2 grid gap-1.5 text-text-2">
          {parts.map((part) => (
            <li key={part} className="tick">
              {part}
            </li>
          ))}
        </ul>
        <p className="mt-5 text-text-2">
          Your stories, your answers and the questions you wrote down stay. This can’t be undone.
        </p>
        <Form method="post" className="mt-8 flex flex-wrap gap-3">
          <Button variant="danger" size="lg" pendingText="Deleting…">
            Delete job interview
          </Button>
          <LinkButton to={`/plans/${id}/change`} variant="ghost" size="lg">
            Cancel
          </LinkButton>
        </Form>
      </div>
    </Page>
  );
}
