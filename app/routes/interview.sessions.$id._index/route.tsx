import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { FiguresBeside } from "~/job-interviews/offer/figures-beside";
import type { PageHandle } from "~/platform/http/page-handle";
import { ClosingView } from "~/practice/live-room/closing-view";
import { LiveRoomPage } from "~/practice/live-room/live-room-page";
import { Lobby } from "~/practice/live-room/lobby";
import { SessionLayout } from "~/practice/session/session-layout";
import { SessionCompleteView } from "~/practice/session/session-complete-view";
import { getNeighbors } from "~/practice/session/neighbor-links";
import { SessionView } from "~/practice/session/session-view";
import { NoStoryYet, StoryChoices } from "~/stories/story-choices";
import { NextButton } from "~/today/next-button";
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
  const { id, live, title, progress, index, current, stories, isVisitor, preferences, ...data } =
    useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { extraTime } = preferences;
  const timer = current && {
    minutes: current.question.minutes,
    elapsedSeconds: current.draft.fields?.elapsed ?? 0,
  };
  if (live?.isLobby) return <Lobby sessionId={id} title={title} questionCount={progress.length} />;
  if (live?.turn) return <LiveRoomPage {...live.turn} lastResult={actionData?.result} />;
  if (live)
    return (
      <ClosingView
        sessionId={id}
        steps={progress}
        interviewer={live.interviewer}
        closing={live.closing}
      />
    );
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
          extraTime={extraTime}
          isVisitor={isVisitor}
          neighbors={getNeighbors(id, progress, index)}
          {...current}
          lastResult={actionData?.result}
          stories={
            data.figures ? (
              <FiguresBeside {...data.figures} />
            ) : stories && stories.choices.length + stories.others.length > 0 ? (
              <StoryChoices {...stories} />
            ) : null
          }
          note={
            stories?.choices.length === 0 ? (
              <NoStoryYet hasOthers={stories.others.length > 0} />
            ) : null
          }
        />
      ) : (
        <SessionCompleteView
          id={id}
          steps={progress}
          next={data.sittingLabel ? <NextButton label={data.sittingLabel} size="lg" /> : null}
        />
      )}
    </SessionLayout>
  );
}
