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
import { FollowUpView } from "~/interviews/follow-up-view";
import { stepsOf } from "~/interviews/progress";
import { intentSchema } from "~/interviews/schema.server";
import { SessionFrame } from "~/interviews/session-frame";
import { readForm } from "~/platform/http/read-form.server";
import { readPreferences } from "~/preferences/cookie.server";
import { usePreferences } from "~/preferences/use-preferences";
import { pageMeta } from "~/ui/page-meta";
import { keepFollowUp, sendFollowUp } from "./answering.server";
import { openFollowUp } from "./open-follow-up.server";

export const handle = { hasOwnHeader: true };

const MINUTES = 1;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { owner, session, question, answer, number, point, after } = await openFollowUp(
    await findOwner(request, context),
    params,
  );
  if (session.endedAt) throw redirect(`/interview/sessions/${session.id}/report`);
  if (!point) throw redirect(after);
  const isLive = session.mode === "live";
  return {
    id: session.id,
    title: session.card.title,
    steps: stepsOf(session),
    index: number - 1,
    asked: {
      questionId: question.id,
      attempt: answer.attempt,
      prompt: point.followUp,
      after: question.prompt,
      label: isLive ? null : point.label,
    },
    draft: await openDraft(owner, session, question.id, "follow-up", answer.attempt),
    preferences: readPreferences(request),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const found = await openFollowUp(await findOwner(request, context), params);
  const form = await readForm(request);
  const asked = intentSchema.safeParse(Object.fromEntries(form));
  if (!asked.success) throw new Response("Use one of the buttons on the page.", { status: 400 });
  if (found.session.endedAt) return keepAfterTheEnd(request, found.session, form);
  switch (asked.data.intent) {
    case "answer":
      return sendFollowUp(request, found, form);
    case "skip":
      return keepFollowUp(request, found, form, found.after);
    case "save":
      return keepFollowUp(request, found, form, new URL(request.url).pathname);
    case "hint":
    case "sample":
    case "end":
      throw new Response("Use one of the buttons on the page.", { status: 400 });
  }
}

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  pageMeta(matches, { title: `Follow-up: ${shown?.title ?? "interview"}` });

export default function InterviewFollowUp() {
  const { id, title, steps, index, asked, draft, preferences } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const { extraTime } = usePreferences(preferences);
  return (
    <SessionFrame
      id={id}
      title={title}
      steps={steps}
      index={index}
      extraTime={extraTime}
      timed={{
        key: `${asked.questionId} follow-up`,
        minutes: MINUTES,
        spent: draft.fields?.elapsed ?? 0,
      }}
    >
      <FollowUpView sessionId={id} asked={asked} draft={draft} result={failed?.result} />
    </SessionFrame>
  );
}
