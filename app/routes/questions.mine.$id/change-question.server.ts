import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { findKeptForm } from "~/accounts/kept-forms/keep-form.server";
import { requireOwner } from "~/accounts/session/owner.server";
import { getClient } from "~/platform/http/client.server";
import { parseForm, readForm } from "~/platform/http/read-form.server";
import { limitForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { toasts } from "~/platform/http/toast.server";
import { OWN_QUESTION_FORM_LIMIT } from "~/practice/own-questions/form-limit.server";
import { nameQuestion } from "~/practice/own-questions/own-question";
import {
  changeOwnQuestion,
  findOwnQuestion,
  requireOwnQuestion,
} from "~/practice/own-questions/own-questions.server";
import { QUESTION_CONSTRAINT, ownQuestionSchema } from "~/practice/own-questions/schema.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const question = await requireOwnQuestion(await requireOwner(request, context), params.id);
  const { id, kind, prompt, points, sample } = question;
  const kept = await findKeptForm(request, context, `/questions/mine/${id}`);
  return {
    id,
    name: nameQuestion(prompt),
    form: {
      constraint: QUESTION_CONSTRAINT,
      values: kept
        ? Object.fromEntries(kept)
        : { kind, prompt, sample, points: points.map(({ text }) => text).join("\n") },
      isRestored: kept !== null,
    },
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request, context);
  const form = await readForm(request);
  const question = await findOwnQuestion(owner, params.id);
  if (!question) throw describeLost(form);
  const submission = parseForm(form, { schema: ownQuestionSchema });
  if (submission.status !== "success") return data({ result: submission.reply() }, 400);
  const { ip } = getClient(context);
  const refusal = await limitForm(submission, ip, OWN_QUESTION_FORM_LIMIT);
  if (refusal) return refusal;
  const saved = await changeOwnQuestion({ owner, ip }, question, submission.value, new Date());
  if (saved.refusal) return refuseForm(submission, saved.refusal);
  return toasts(request).redirectWithSuccess(`/interview/questions/${saved.id}`, "Question saved");
}

/** What was written for a question that was deleted meanwhile, such as in another tab. */
function describeLost(form: FormData): Response {
  const values = Object.fromEntries(form);
  return Response.json({ values, constraint: QUESTION_CONSTRAINT }, { status: 404 });
}
