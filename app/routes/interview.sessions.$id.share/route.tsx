import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import sessionStyles from "~/styles/kinds/session.css?url";
import { BackLink } from "~/ui/back-link";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { LinkList } from "./link-list";
import { NewLink } from "./new-link";
import { ShareForm } from "./share-form";
import { action, loader } from "./share.server";

export { action, loader };
export { SessionErrorBoundary as ErrorBoundary } from "~/practice/store/session-error";

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(sessionStyles);

export const meta: MetaFunction<typeof loader> = ({ data: loaderData, matches }) =>
  pageMeta(matches, loaderData && { title: `Share report: ${loaderData.title}` });

export default function ShareReport() {
  const { id, title, name, links: shareLinks } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <Page compact>
      <div className="mx-auto max-w-190">
        <BackLink to={`/interview/sessions/${id}/report`}>Report: {title}</BackLink>
        <h1 className="mt-1 text-title">Share this report with a link</h1>
        <p className="mt-4 text-lead text-text-2">
          Anyone with the link can read what you choose below, and nothing else. They can’t change
          anything, search engines are asked not to index it, and you can revoke it at any time.
        </p>
        {actionData && "linkUrl" in actionData ? (
          <NewLink number={shareLinks.length} url={actionData.linkUrl} />
        ) : null}
        <ShareForm
          name={name}
          lastResult={actionData && "result" in actionData ? actionData.result : undefined}
        />
        <LinkList links={shareLinks} />
      </div>
    </Page>
  );
}
