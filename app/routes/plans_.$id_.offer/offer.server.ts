import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireOwner } from "~/accounts/session/owner.server";
import { requireQuestion } from "~/practice/own-questions/find-question.server";
import { JOB_INTERVIEW_FORM_LIMIT } from "~/job-interviews/limits.server";
import { writeDraftReply } from "~/job-interviews/offer/draft-reply";
import { findPayRange, formatPayRange, isInUsDollars } from "~/job-interviews/offer/pay-range";
import { findOffer, saveOffer } from "~/job-interviews/offer/queries.server";
import {
  OFFER_CONSTRAINT,
  offerSchema,
  toOfferDetails,
  toOfferForm,
} from "~/job-interviews/offer/schema.server";
import { requireJobInterview } from "~/job-interviews/require-job-interview.server";
import { getClient } from "~/platform/http/client.server";
import { readLimitedForm } from "~/platform/http/read-limited-form.server";
import { refuseForm } from "~/platform/http/refuse-form.server";
import { toasts } from "~/platform/http/toast.server";
import { checkAnswerStorage } from "~/practice/store/storage-limit.server";
import { findOfficialPay } from "./official-pay.server";

const SALARY_QUESTION = "salary-expectations";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const owner = await requireOwner(request, context);
  const { id, company, role, posting } = await requireJobInterview(owner, params.id);
  const [details, official, { question }] = await Promise.all([
    findOffer(owner, id),
    findOfficialPay(owner, role),
    requireQuestion(owner, SALARY_QUESTION),
  ]);
  const range = findPayRange(posting);
  const posted = range && formatPayRange(range);
  return {
    id,
    company,
    page: `/plans/${id}/offer`,
    pay: { posted, isForeign: range !== null && !isInUsDollars(range), official },
    values: details ? toOfferForm(details) : {},
    constraint: OFFER_CONSTRAINT,
    reply: details
      ? writeDraftReply({
          role,
          asks: details.asks.filter(({ isAsked }) => isAsked),
          questions: details.questions,
        })
      : "",
    rehearsal: {
      to: `/interview/questions/${question.id}`,
      prompt: question.prompt,
      figures: listFigures(posted, official, details),
    },
  };
}

/** What this case's figures are, to have before one's eyes. */
function listFigures(
  posted: string | null,
  official: Awaited<ReturnType<typeof findOfficialPay>>,
  details: Awaited<ReturnType<typeof findOffer>>,
): { name: string; figure: string }[] {
  const ask = details?.asks.find(({ id }) => id === "pay")?.what;
  const named = [details?.lowest, details?.highest].filter(Boolean).join(" to ");
  return [
    { name: "They offer", figure: details?.offered },
    posted ? { name: "In the posting", figure: posted } : { name: "They named", figure: named },
    { name: "Official median, United States", figure: official?.amount },
    { name: "You ask for", figure: ask },
  ].flatMap(({ name, figure }) => (figure ? { name, figure } : []));
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const owner = await requireOwner(request, context);
  const { id } = await requireJobInterview(owner, params.id);
  const { values, submission, refusal } = await readLimitedForm(
    { request, context },
    { schema: offerSchema, ...JOB_INTERVIEW_FORM_LIMIT },
  );
  if (refusal) return refusal;
  const full = await checkAnswerStorage(owner, getClient(context).ip);
  if (full) return refuseForm(submission, full);
  await saveOffer(owner, id, toOfferDetails(values), new Date());
  return toasts(request).redirectWithSuccess(`/plans/${id}/offer#reply`, "Saved");
}
