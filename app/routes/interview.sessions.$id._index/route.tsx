import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { findOwner } from "~/accounts/owner.server";
import { keepAfterTheEnd } from "~/interviews/drafts/after-the-end.server";
import { openDraft } from "~/interviews/drafts/drafts.server";
import { openedHelp } from "~/interviews/help/help.server";
import { nextOpen, stepsOf } from "~/interviews/progress";
import { requireSession } from "~/interviews/require-session.server";
import { intentSchema } from "~/interviews/schema.server";
import { SessionFrame } from "~/interviews/session-frame";
import { AllAskedView, SessionView } from "~/interviews/session-view";
import { endSession } from "~/interviews/sessions.server";
import { toasts } from "~/platform/http/toast.server";
import { readForm } from "~/platform/http/read-form.server";
import { readPreferences } from "~/preferences/cookie.server";
import { usePreferences } from "~/preferences/use-preferences";
import { pageMeta } from "~/ui/page-meta";
import { keepAndGo, sendAnswer } from "./answering.server";
import { askedQuestion } from "./asked-question.server";

export const handle = { hasOwnHeader: true };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { owner, session } = await requireSession(await findOwner(request, context), params.id);
  if (session.endedAt) throw redirect(`/interview/sessions/${session.id}/report`);
  const query = new URL(request.url).searchParams;
  const steps = stepsOf(session);
  const wanted = Number(query.get("question")) - 1;
  const index = steps[wanted] ? wanted : nextOpen(steps);
  const question = askedQuestion(session, index);
  const draft =
    question && (await openDraft(owner, session, question.id, "answer", question.attempt));
  const { hint = null, samples = null } = session.questions[index] ?? {};
  const opened = question ? await openedHelp(owner, session, question.id) : new Set();
  const help = {
    hint: opened.has("hint") ? hint : null,
    samples: opened.has("sample") ? samples : null,
  };
  return {
    id: session.id,
    mode: session.mode,
    title: session.card.title,
    steps,
    index,
    asked: question && draft && { question, draft, help },
    preferences: readPreferences(request),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { owner, session } = await requireSession(await findOwner(request, context), params.id);
  const form = await readForm(request);
  const asked = intentSchema.safeParse(Object.fromEntries(form));
  if (!asked.success) throw new Response("Use one of the buttons on the page.", { status: 400 });
  if (session.endedAt) return keepAfterTheEnd(request, session, form);

  switch (asked.data.intent) {
    case "end":
      await endSession(owner, session);
      if (session.mode === "live")
        return toasts(request).redirectWithSuccess(
          `/interview/sessions/${session.id}/report`,
          "Interview ended. Here is how your answers were read.",
        );
      return toasts(request).redirectWithSuccess("/interview", "Session ended and kept");
    case "answer":
      return sendAnswer(owner, session, form);
    case "save":
    case "skip":
    case "hint":
    case "sample":
      return keepAndGo(request, owner, session, asked.data.intent, form);
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  pageMeta(matches, { title: shown?.title ?? "Interview" });

export default function InterviewSession() {
  const { id, mode, title, steps, index, asked, preferences } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const { extraTime } = usePreferences(preferences);
  const timed = asked && {
    key: asked.question.id,
    minutes: asked.question.minutes,
    spent: asked.draft.fields?.elapsed ?? 0,
  };
  return (
    <SessionFrame
      id={id}
      title={title}
      steps={steps}
      index={index}
      timed={timed}
      extraTime={extraTime}
    >
      {asked ? (
        <SessionView
          sessionId={id}
          mode={mode}
          extraTime={extraTime}
          {...asked}
          result={failed?.result}
        />
      ) : (
        <AllAskedView
          id={id}
          mode={mode}
          answered={steps.filter((step) => step.state === "done").length}
          total={steps.length}
        />
      )}
    </SessionFrame>
  );
}
