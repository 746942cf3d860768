import { getZodConstraint } from "@conform-to/zod/v4";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireMentorAccount } from "~/accounts/session/require-mentor.server";
import { getSession } from "~/practice/store/sessions.server";
import type { Session } from "~/practice/store/types";
import { markLimit } from "~/mentoring/limits.server";
import { listMarks, saveMark } from "~/mentoring/marks/marks.server";
import { markSchema } from "~/mentoring/marks/schema.server";
import { requireSharedReport } from "~/mentoring/marks/require-shared-report.server";
import { readLimitedForm } from "~/platform/http/read-limited-form.server";
import { toasts } from "~/platform/http/toast.server";
import { describeCoachScore } from "~/feedback/marks/load-marked-answers.server";

export async function loader(args: LoaderFunctionArgs) {
  const { session, interview } = await requireReport(args);
  const marks = (await listMarks(session.ownerId)).filter(
    (mark) => mark.mentorSessionId === session.id && mark.sessionId === interview.id,
  );
  const person = session.contactName.split(" ")[0] || "The person";
  return {
    id: session.id,
    person,
    title: interview.card.title,
    startedAt: interview.startedAt,
    constraint: getZodConstraint(markSchema),
    answers: listLatestAnswers(interview).map(({ number, question, answer }) => {
      const mark = marks.find(({ questionId }) => questionId === question.id);
      return {
        id: question.id,
        number,
        name: question.name,
        prompt: question.prompt,
        keyPoints: question.keyPoints.map(({ label }) => label),
        text: answer.text,
        code: answer.code?.source ?? null,
        mark: mark
          ? {
              score: mark.score,
              note: mark.note,
              // A new attempt after the mark: the scores shown are of the one that was marked.
              isOutdated: mark.attempt !== answer.attempt,
              coach: describeCoachScore(interview, mark),
            }
          : null,
      };
    }),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { session, mentor, interview } = await requireReport(args);
  const { values, refusal } = await readLimitedForm(args, {
    schema: markSchema,
    limit: markLimit,
    reason: "Too many marks from your network.",
  });
  if (refusal) return refusal;
  const { question, score, note } = values;
  const answered = listLatestAnswers(interview).find((each) => each.question.id === question);
  if (!answered) throw new Response("This report has no answer to that question.", { status: 400 });
  const mark = {
    sessionId: interview.id,
    questionId: question,
    attempt: answered.answer.attempt,
    score,
    note,
  };
  if (!(await saveMark(session, mentor, mark, new Date())))
    throw new Response("Not found", { status: 404 });
  return toasts(args.request).redirectWithSuccess(
    `/mentoring/requests/${session.id}/reports/${interview.id}#answer-${answered.number}`,
    "Mark saved",
  );
}

async function requireReport({ request, context, params }: LoaderFunctionArgs) {
  const account = await requireMentorAccount(request, context);
  const shared = await requireSharedReport(account, params.id, params.report, new Date());
  const interview = await getSession(shared.session.ownerId, params.report ?? "");
  if (!interview) throw new Response("Not found", { status: 404 });
  return { ...shared, interview };
}

/** The newest answer to each question that was answered. */
function listLatestAnswers({ questions, answers }: Session) {
  return questions
    .flatMap((question) => {
      const answer = answers.findLast(({ questionId }) => questionId === question.id);
      return answer ? [{ question, answer }] : [];
    })
    .map((answered, index) => ({ number: index + 1, ...answered }));
}
