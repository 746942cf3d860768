import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { describeReview } from "~/feedback/review/review.server";
import { toasts } from "~/platform/http/toast.server";
import { getAnswerRow, getLatestAttemptRow } from "~/practice/store/queries.server";
import { getSession } from "~/practice/store/sessions.server";
import type { Answer } from "~/practice/store/types";
import { describeTellings } from "./describe-tellings";
import { getRetellUrl } from "./retell-url";
import { requireReviewedAnswer } from "./require-telling.server";

/** A retelling beside what it tells again. */
export async function loadTellings(args: LoaderFunctionArgs, ownerId: string | undefined) {
  const { owner, reviewUrl, question, answer } = await requireReviewedAnswer(args, ownerId);
  const ownReviewUrl = `${reviewUrl}?attempt=${answer.attempt}`;
  if (answer.retells === null) throw redirect(ownReviewUrl);
  const [first, second] = [(await findAnswer(owner, answer.retells))?.review, answer.review];
  if (!first || !second)
    throw await toasts(args.request).redirectWithInfo(
      ownReviewUrl,
      "The first telling was deleted or can’t be read, so there is nothing to compare with.",
    );
  const latest = await getLatestAttemptRow(owner, question.id);
  const isOlderAttempt = latest?.id !== answer.id;
  const { canAnswer, asks } = describeReview(second, question, {
    isOlderAttempt,
    hasCode: false,
    isShortOnPurpose: true,
  });
  return {
    prompt: question.prompt,
    title: describeTellings(toTelling(first), toTelling(second)),
    first,
    second,
    canAnswer,
    asks,
    answeredPoints: Object.keys(answer.pointAnswers),
    repliesUrl: `${reviewUrl}/replies?attempt=${answer.attempt}&page=tellings`,
    reviewUrl: ownReviewUrl,
    shorterUrl: second.facts.words > 30 ? getRetellUrl(reviewUrl, answer, 30) : null,
  };
}

function toTelling({ facts, keyPoints }: NonNullable<Answer["review"]>) {
  return { words: facts.words, points: keyPoints };
}

async function findAnswer(owner: string, id: string): Promise<Answer | undefined> {
  const row = await getAnswerRow(owner, id);
  const session = row && (await getSession(owner, row.session_id));
  return session?.answers.find((answer) => answer.id === id);
}
