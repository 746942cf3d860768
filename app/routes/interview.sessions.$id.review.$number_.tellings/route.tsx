import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { TellingsView } from "~/feedback/retell/tellings-view";
import type { PageHandle } from "~/platform/http/page-handle";
import sessionStyles from "~/styles/kinds/session.css?url";
import { BackLink } from "~/ui/back-link";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { loader } from "./tellings.server";

export { loader };
export { SessionErrorBoundary as ErrorBoundary } from "~/practice/store/session-error";

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(sessionStyles);

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, { title: "Two tellings" });

export default function TellingsPage() {
  const { prompt, title, reviewUrl, ...tellings } = useLoaderData<typeof loader>();
  return (
    <Page compact>
      <BackLink to={reviewUrl}>Back to the review</BackLink>
      <p className="review-question mt-1">{prompt}</p>
      <h1 className="review-verdict max-w-none">{title}</h1>
      <TellingsView {...tellings} />
    </Page>
  );
}
