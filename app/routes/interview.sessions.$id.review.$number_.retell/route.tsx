import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FirstTelling } from "~/feedback/retell/first-telling";
import { RetellForm } from "~/feedback/retell/retell-form";
import { AIM_NAMES } from "~/feedback/retell/retell-url";
import type { PageHandle } from "~/platform/http/page-handle";
import sessionStyles from "~/styles/kinds/session.css?url";
import { BackLink } from "~/ui/back-link";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./retell.server";

export { action, loader };
export { SessionErrorBoundary as ErrorBoundary } from "~/practice/store/session-error";

export const handle = { access: "owner" } satisfies PageHandle;

export const links = linkStyles(sessionStyles);

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, { title: `Tell it again in ${data?.aim ?? 60} words` });

export default function RetellPage() {
  const { aim, prompt, isStory, first, reviewUrl, ...form } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <Page compact>
      <BackLink to={reviewUrl}>Back to the review</BackLink>
      <p className="review-question mt-1">{prompt}</p>
      <h1 className="review-verdict">
        {isStory ? "Same story." : "Same answer."} {AIM_NAMES[aim]} words.
      </h1>
      <div className="retell">
        <RetellForm {...form} aim={aim} result={actionData?.result} />
        <FirstTelling review={first} />
      </div>
    </Page>
  );
}
