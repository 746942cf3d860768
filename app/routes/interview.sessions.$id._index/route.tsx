import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findOwner } from "~/accounts/session/owner.server";
import { saveLateDraft } from "~/practice/drafts/save-late-draft.server";
import { getOpenDraft } from "~/practice/drafts/drafts.server";
import { listOpenedHelp } from "~/practice/help/help.server";
import { findNextOpenIndex, getSessionProgress } from "~/interviews/progress";
import { requireSession } from "~/interviews/require-session.server";
import { intentSchema } from "~/practice/answer/schema.server";
import { SessionLayout } from "~/practice/session/session-layout";
import { SessionCompleteView, SessionView } from "~/practice/session/session-view";
import { endSession } from "~/interviews/sessions.server";
import { toasts } from "~/platform/http/toast.server";
import { readForm } from "~/platform/http/read-form.server";
import { readPreferences } from "~/preferences/cookie.server";
import { usePreferences } from "~/preferences/use-preferences";
import { pageMeta } from "~/ui/page-meta";
import { saveDraftAndRedirect, handleAnswer } from "./answer-actions.server";
import { getCurrentQuestion } from "./current-question.server";

export const handle = { hasOwnHeader: true };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { owner, session } = await requireSession(await findOwner(request, context), params.id);
  if (session.endedAt) throw redirect(`/interview/sessions/${session.id}/report`);
  const searchParams = new URL(request.url).searchParams;
  const progress = getSessionProgress(session);
  const requestedIndex = Number(searchParams.get("question")) - 1;
  const index = progress[requestedIndex] ? requestedIndex : findNextOpenIndex(progress);
  const question = getCurrentQuestion(session, index);
  const draft =
    question && (await getOpenDraft(owner, session, question.id, "answer", question.attempt));
  const { hint = null, samples = null } = session.questions[index] ?? {};
  const openedHelp = question ? await listOpenedHelp(owner, session, question.id) : new Set();
  const help = {
    hint: openedHelp.has("hint") ? hint : null,
    samples: openedHelp.has("sample") ? samples : null,
  };
  return {
    id: session.id,
    mode: session.mode,
    title: session.card.title,
    progress,
    index,
    current: question && draft && { question, draft, openedHelp: help },
    preferences: readPreferences(request),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { owner, session } = await requireSession(await findOwner(request, context), params.id);
  const form = await readForm(request);
  const submission = intentSchema.safeParse(Object.fromEntries(form));
  if (!submission.success)
    throw new Response("Use one of the buttons on the page.", { status: 400 });
  if (session.endedAt) return saveLateDraft(request, session, form);

  switch (submission.data.intent) {
    case "end":
      await endSession(owner, session);
      if (session.mode === "live")
        return toasts(request).redirectWithSuccess(
          `/interview/sessions/${session.id}/report`,
          "Interview ended. Here is how your answers were read.",
        );
      return toasts(request).redirectWithSuccess("/interview", "Session ended and kept");
    case "answer":
      return handleAnswer(owner, session, form);
    case "save":
    case "skip":
    case "hint":
    case "sample":
      return saveDraftAndRedirect(request, owner, session, submission.data.intent, form);
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title ?? "Interview" });

export default function InterviewSession() {
  const { id, mode, title, progress, index, current, preferences } = useLoaderData<typeof loader>();
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
          {...current}
          lastResult={actionData?.result}
        />
      ) : (
        <SessionCompleteView
          id={id}
          mode={mode}
          answered={progress.filter((step) => step.state === "done").length}
          total={progress.length}
        />
      )}
    </SessionLayout>
  );
}
