import type { Submission } from "@conform-to/dom";
import { handleAnswer } from "~/practice/answer/handle-answer.server";
import type { AnswerFields } from "~/practice/answer/schema.server";
import { submitAnswer } from "~/practice/answer/submit-answer.server";
import { getNextAttempt, getOpenDraft } from "~/practice/drafts/drafts.server";
import { findQuestion } from "~/practice/own-questions/find-question.server";
import {
  findOrStartSession,
  startCustomSession,
} from "~/practice/session/start-custom-session.server";
import { getSession } from "~/practice/store/sessions.server";
import type { Answer, Session } from "~/practice/store/types";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { pluralize } from "~/ui/format";

/** Less is no telling that could be compared. */
const MIN_WORDS = 20;

const DELETED =
  "This question was deleted meanwhile, so an answer to it can’t be told again. Copy this to keep it.";

interface Retelling {
  owner: string;
  ip: string;
  questionId: string;
  /** What is told again. */
  first: Answer;
}

/** Reviews and stores a retelling as an attempt at the same question, and leads to the comparison. */
export async function submitRetelling(
  { owner, ip, questionId, first }: Retelling,
  submission: Pick<Submission<unknown>, "reply">,
  spoken: Pick<AnswerFields, "answer" | "transcript" | "spokenSeconds">,
) {
  const refusal = findRefusal(spoken.answer, first.text);
  if (refusal) return refuseForm(submission, { message: refusal, status: 400 }, "answer");
  if (!(await findQuestion(owner, questionId)))
    return refuseForm(submission, { message: DELETED, status: 410 }, "answer");
  const session = await openSession(owner, questionId);
  const index = session.questions.findIndex(({ id }) => id === questionId);
  const question = session.questions[index];
  if (!question) throw new Response("This session was deleted.", { status: 410 });
  const target = { owner, ip, session, question, part: "answer" } as const;
  return handleAnswer(target, submission, spoken, async (answer) => {
    const attempt = getNextAttempt(session, questionId);
    const stored = await submitAnswer(target, {
      ...answer,
      attempt,
      code: null,
      retells: first.id,
    });
    return (
      stored && {
        ...stored,
        nextUrl: `/interview/sessions/${session.id}/review/${index + 1}/tellings?attempt=${attempt}`,
      }
    );
  });
}

function findRefusal(text: string, firstText: string): string | undefined {
  const words = listWords(text);
  if (words.join(" ") === listWords(firstText).join(" "))
    return "These are the same words. Leave out what the story can do without.";
  if (words.length < MIN_WORDS)
    return `${pluralize(words.length, "word")} so far. From ${MIN_WORDS} on, the two can be compared.`;
  return undefined;
}

function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** An open session with the question, except where another answer is being written. */
async function openSession(owner: string, questionId: string): Promise<Session> {
  const now = new Date();
  const { sessionId } = await findOrStartSession(owner, questionId, now);
  const session = await getSession(owner, sessionId);
  if (session && !(await hasDraft(owner, session, questionId))) return session;
  const newId = await startCustomSession(
    owner,
    { kind: "one-question", questionIds: [questionId] },
    now,
  );
  const started = await getSession(owner, newId);
  if (!started) throw new Response("This session was deleted.", { status: 410 });
  return started;
}

async function hasDraft(owner: string, session: Session, questionId: string): Promise<boolean> {
  const attempt = getNextAttempt(session, questionId);
  const { fields } = await getOpenDraft(owner, session, { questionId, part: "answer", attempt });
  return fields !== null;
}
