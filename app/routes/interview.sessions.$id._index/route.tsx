import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/http/page-handle";
import { SessionLayout } from "~/practice/session/session-layout";
import { SessionCompleteView } from "~/practice/session/session-complete-view";
import { getNeighbors } from "~/practice/session/neighbor-links";
import { SessionView } from "~/practice/session/session-view";
import { pageMeta } from "~/ui/page-meta";
import sessionStyles from "~/styles/kinds/session.css?url";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./session.server";

export { action, loader };
export { SessionErrorBoundary as ErrorBoundary } from "~/practice/store/session-error";

export const handle = { access: "owner", hasOwnHeader: true } satisfies PageHandle;

export const links = linkStyles(sessionStyles);

export const meta: MetaFunction<typeof loader> = ({ data: loaderData, matches }) =>
  pageMeta(matches, {
    title: [loaderData?.current?.question.name, loaderData?.title ?? "Interview"]
      .filter(Boolean)
      .join(", "),
  });

export default function InterviewSession() {
  const { id, mode, title, progress, index, current, isVisitor, preferences } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { extraTime } = preferences;
  const timer = current && {
    minutes: current.question.minutes,
    elapsedSeconds: current.draft.fields?.elapsed ?? 0,
  };
  return (
    <SessionLayout
      id={id}
      title={title}
      steps={progress}
      currentIndex={index}
      timer={timer}
      extraTime={extraTime}
    >
      {current ? (
        <SessionView
          sessionId={id}
          mode={mode}
          extraTime={extraTime}
          isVisitor={isVisitor}
          neighbors={getNeighbors(id, progress, index)}
          {...current}
          lastResult={actionData?.result}
        />
      ) : (
        <SessionCompleteView id={id} mode={mode} steps={progress} />
      )}
    </SessionLayout>
  );
}
