import type { MetaFunction } from "@remix-run/node";
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from "@remix-run/react";
import { SessionLayout } from "~/practice/session/session-layout";
import { SessionView } from "~/practice/session/session-view";
import { usePreferences } from "~/preferences/use-preferences";
import { pageMeta } from "~/ui/page-meta";
import sessionStyles from "~/styles/kinds/session.css";
import { loadWhenShown } from "~/ui/load-when-shown";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./session.server";

export { action, loader };
export { SessionErrorBoundary as ErrorBoundary } from "~/interviews/session-error";

/** After an answer of another tab, which a refused form says, the next one is the next attempt. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionStatus,
  formData,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate || (actionStatus === 409 && formData?.get("intent") === "answer");

export const handle = { hasOwnHeader: true };

export const links = linkStyles(sessionStyles);

export const meta: MetaFunction<typeof loader> = ({ data: loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? "Interview" });

const SessionCompleteView = loadWhenShown(
  "session-complete",
  async () => (await import("~/practice/session/session-complete-view")).SessionCompleteView,
);

export default function InterviewSession() {
  const { id, mode, title, progress, index, current, isVisitor, preferences } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { extraTime } = usePreferences(preferences);
  const timer = current && {
    key: current.question.id,
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
          {...current}
          lastResult={actionData?.result}
        />
      ) : (
        <SessionCompleteView id={id} mode={mode} steps={progress} />
      )}
    </SessionLayout>
  );
}
