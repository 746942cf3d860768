import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { findOwner, requireOwner } from "~/accounts/session/owner.server";
import { readIntent } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import {
  MAX_QUESTIONS,
  nameQuestion,
  type OwnQuestion,
} from "~/practice/own-questions/own-question";
import {
  listOfferedQuestions,
  listOwnQuestions,
} from "~/practice/own-questions/own-questions.server";
import { limitSessionStart } from "~/practice/session/limit-session-start.server";
import { startCustomSession } from "~/practice/session/start-custom-session.server";
import { MODES } from "~/practice/store/modes";
import { listAnsweredQuestionIds } from "~/practice/store/queries.server";

/** The most questions of one session. */
const SESSION_QUESTIONS = 10;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const owner = await findOwner(request, context);
  const questions = owner ? await listOwnQuestions(owner) : [];
  const answered = new Set(owner ? await listAnsweredQuestionIds(owner) : []);
  const describe = ({ id, kind, prompt, points }: OwnQuestion) => ({
    id,
    kind,
    name: nameQuestion(prompt),
    pointCount: points.length,
    isAnswered: answered.has(id),
  });
  return {
    limit: MAX_QUESTIONS,
    sessionCount: Math.min(SESSION_QUESTIONS, questions.length),
    questions: questions.map(describe),
    offered: (await listOfferedQuestions(owner)).map(describe),
  };
}

const sessionSchema = z.object({ intent: z.enum(MODES) });

/** Starts a session on the newest of the questions. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { intent } = await readIntent(request, sessionSchema);
  const owner = await requireOwner(request, context);
  const questions = await listOwnQuestions(owner);
  if (questions.length === 0)
    return toasts(request).redirectWithError("/questions/mine", "Write a question first");
  const limited = await limitSessionStart(context, {});
  if (limited) return limited;
  const questionIds = questions.slice(0, SESSION_QUESTIONS).map(({ id }) => id);
  const session = { kind: "own-questions", questionIds, mode: intent } as const;
  return redirect(`/interview/sessions/${await startCustomSession(owner, session, new Date())}`);
}
