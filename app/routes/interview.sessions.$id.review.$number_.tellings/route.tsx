import type { MetaFunction } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { TellingsView } from "~/feedback/retell/tellings-view";
import type { PageHandle } from "~/platform/http/page-handle";
import sessionStyles from "~/styles/kinds/session.css?url";
import { BackLink } from "~/ui/back-link";
import { Button, LinkButton } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./tellings.server";

export { action, loader };
export { SessionErrorBoundary as ErrorBoundary } from "~/practice/store/session-error";

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(sessionStyles);

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, { title: "Two tellings" });

export default function TellingsPage() {
  const { prompt, title, reviewUrl, shorterUrl, storyLink, ...tellings } =
    useLoaderData<typeof loader>();
  return (
    <Page compact>
      <BackLink to={reviewUrl}>Back to the review</BackLink>
      <p className="review-question mt-1">{prompt}</p>
      <div data-swap="review">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <h1 tabIndex={-1} data-swap-focus className="review-verdict max-w-none rounded-xs">
            {title}
          </h1>
          <Form method="post" className="flex flex-wrap gap-2.5">
            {shorterUrl ? (
              <LinkButton to={shorterUrl} size="lg" variant="secondary">
                Now in thirty
              </LinkButton>
            ) : null}
            {storyLink ? <Button size="lg">Keep this version</Button> : null}
          </Form>
        </div>
        <TellingsView {...tellings} />
      </div>
    </Page>
  );
}
