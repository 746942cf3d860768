import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import { FollowUpView, TARGET_MINUTES } from "~/practice/follow-up/follow-up-view";
import { LiveRoomPage } from "~/practice/live-room/live-room-page";
import { SessionLayout } from "~/practice/session/session-layout";
import { pageMeta } from "~/ui/page-meta";
import sessionStyles from "~/styles/kinds/session.css?url";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./follow-up.server";

export { action, loader };
export { SessionErrorBoundary as ErrorBoundary } from "~/practice/store/session-error";

export const handle = { access: "owner", hasOwnHeader: true } satisfies PageHandle;

export const links = linkStyles(sessionStyles);

export const meta: MetaFunction<typeof loader> = ({ data: loaderData, matches }) =>
  pageMeta(matches, { title: `Follow-up: ${loaderData?.title ?? "interview"}` });

export default function InterviewFollowUp() {
  const { id, title, progress, index, followUp, liveTurn, draft, preferences } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  if (liveTurn) return <LiveRoomPage {...liveTurn} lastResult={actionData?.result} />;
  return (
    <SessionLayout
      id={id}
      title={title}
      steps={progress}
      currentIndex={index}
      extraTime={preferences.extraTime}
      timer={{
        minutes: TARGET_MINUTES,
        elapsedSeconds: draft.fields?.elapsed ?? 0,
      }}
    >
      <FollowUpView sessionId={id} followUp={followUp} draft={draft} result={actionData?.result} />
    </SessionLayout>
  );
}
