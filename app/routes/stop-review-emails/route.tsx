import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import accountStyles from "~/styles/kinds/account.css?url";
import { Button } from "~/ui/button";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./stop.server";

export { action, loader };

export const handle = { access: "public", openWhenSuspended: true } satisfies PageHandle;

export const links = linkStyles(accountStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Weekly review email" });

export default function StopReviewEmails() {
  const { isOn } = useLoaderData<typeof loader>();
  return (
    <Page compact>
      <div className="max-w-(--measure)">
        <h1 className="text-title">
          {isOn ? "Turn off the weekly email?" : "The weekly email is off"}
        </h1>
        <p className="mt-4 text-lead text-text-2">
          {isOn
            ? "It says what is due for review, once a week at most."
            : "You can turn it on again under Settings, Notifications."}
        </p>
        {isOn ? (
          <form method="post" className="mt-8">
            <Button size="lg" pendingText="Saving…">
              Turn it off
            </Button>
          </form>
        ) : null}
      </div>
    </Page>
  );
}
