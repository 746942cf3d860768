import type { MetaFunction } from "@remix-run/node";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { LinkList } from "./link-list";
import { NewLink } from "./new-link";
import { ShareForm } from "./share-form";
import { action, loader } from "./share.server";

export { action, loader };
export { SessionErrorBoundary as ErrorBoundary } from "~/interviews/session-error";

export const meta: MetaFunction<typeof loader> = ({ data: loaderData, matches }) =>
  pageMeta(matches, loaderData && { title: `Share report: ${loaderData.title}` });

export default function ShareReport() {
  const { id, title, name, links } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <Page compact>
      <div className="mx-auto max-w-190">
        <Link
          to={`/interview/sessions/${id}/report`}
          className="flex w-fit items-center gap-1.5 text-sm font-medium text-text-2 hover:text-text"
        >
          <ArrowLeft className="size-4" aria-hidden />
          Report: {title}
        </Link>
        <h1 className="mt-3.5 text-title">Share this report with a link</h1>
        <p className="mt-4 text-lead text-text-2">
          Anyone with the link can read what you choose below, and nothing else. They can’t change
          anything, search engines are asked not to index it, and you can revoke it at any time.
        </p>
        {actionData?.linkUrl ? <NewLink url={actionData.linkUrl} /> : null}
        <ShareForm name={name} lastResult={actionData?.result} />
        <LinkList links={links} />
      </div>
    </Page>
  );
}
