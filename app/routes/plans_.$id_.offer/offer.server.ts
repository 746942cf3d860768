import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { getAccountName } from "~/accounts/session/display-name.server";
import { requireOwner } from "~/accounts/session/owner.server";
import { JOB_INTERVIEW_FORM_LIMIT } from "~/job-interviews/limits.server";
import { writeDraftReply } from "~/job-interviews/offer/draft-reply";
import { readPay } from "~/job-interviews/offer/figures.server";
import { findOffer, saveOffer } from "~/job-interviews/offer/queries.server";
import { SALARY_QUESTION } from "~/job-interviews/offer/salary-question";
import {
  OFFER_CONSTRAINT,
  offerSchema,
  toOfferDetails,
  toOfferForm,
} from "~/job-interviews/offer/schema.server";
import { requireJobInterview } from "~/job-interviews/require-job-interview.server";
import { getClient } from "~/platform/http/client.server";
import { limitForm, readLimitedForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { toasts } from "~/platform/http/toast.server";
import { sessionStartLimit } from "~/practice/limits.server";
import { requireQuestion } from "~/practice/own-questions/find-question.server";
import { findOrStartSession, getQuestionUrl } from "~/practice/session/start-custom-session.server";
import { checkAnswerStorage } from "~/practice/store/storage-limit.server";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request, context);
  const interview = await requireJobInterview(owner, params.id);
  const { id, company, role, outcome, rounds } = interview;
  const [details, { question }] = await Promise.all([
    findOffer(owner, id),
    requireQuestion(owner, SALARY_QUESTION),
  ]);
  return {
    id,
    company,
    outcome,
    page: `/plans/${id}/offer`,
    pay: await readPay(owner, interview, details),
    values: details ? toOfferForm(details) : {},
    constraint: OFFER_CONSTRAINT,
    reply: details
      ? writeDraftReply({
          role,
          people: rounds.findLast(({ people }) => people !== "")?.people ?? "",
          name: await getAccountName(request, context),
          declines: details.declines,
          asks: details.asks.filter(({ isAsked }) => isAsked),
          questions: details.questions,
        })
      : "",
    prompt: question.prompt,
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request, context);
  const { id, company } = await requireJobInterview(owner, params.id);
  const { values, submission, refusal } = await readLimitedForm(
    { request, context },
    { schema: offerSchema, ...JOB_INTERVIEW_FORM_LIMIT },
  );
  if (refusal) return refusal;
  const { ip } = getClient(context);
  const full = await checkAnswerStorage(owner, ip);
  if (full) return refuseForm(submission, full);
  const now = new Date();
  await saveOffer(owner, id, toOfferDetails(values, await findOffer(owner, id)), now);
  if (values.intent === "save")
    return toasts(request).redirectWithSuccess(`/plans/${id}/offer#reply`, "Saved");
  const limited = await limitForm(submission, ip, {
    limit: sessionStartLimit,
    reason: "Too many sessions were started from your network.",
  });
  if (limited) return limited;
  const { question } = await requireQuestion(owner, SALARY_QUESTION);
  const name = `${question.name}, ${company}`;
  return redirect(getQuestionUrl(await findOrStartSession(owner, SALARY_QUESTION, now, name)));
}
