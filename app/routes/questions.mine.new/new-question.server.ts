import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { findKeptForm } from "~/accounts/kept-forms/keep-form.server";
import { findOrCreateOwner } from "~/accounts/session/owner.server";
import { getClient } from "~/platform/http/client.server";
import { readLimitedForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { toasts } from "~/platform/http/toast.server";
import { OWN_QUESTION_FORM_LIMIT } from "~/practice/own-questions/form-limit.server";
import { addOwnQuestion } from "~/practice/own-questions/own-questions.server";
import { QUESTION_CONSTRAINT, ownQuestionSchema } from "~/practice/own-questions/schema.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const kept = await findKeptForm(request, context, "/questions/mine/new");
  return {
    constraint: QUESTION_CONSTRAINT,
    values: Object.fromEntries(kept ?? []),
    isRestored: kept !== null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readLimitedForm(
    { request, context },
    { schema: ownQuestionSchema, ...OWN_QUESTION_FORM_LIMIT },
  );
  if (form.refusal) return form.refusal;
  const { owner, headers } = await findOrCreateOwner(request, context);
  const { ip } = getClient(context);
  const saved = await addOwnQuestion({ owner, ip }, form.values, new Date());
  if (saved.refusal) return refuseForm(form.submission, saved.refusal);
  return toasts(request).redirectWithSuccess(`/interview/questions/${saved.id}`, "Question saved", {
    headers,
  });
}
