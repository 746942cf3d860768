import type { AppLoadContext } from "@remix-run/node";
import { findKeptForm } from "~/accounts/kept-forms/keep-form.server";
import { findOwnerIfReachable } from "~/accounts/session/owner.server";
import type { KeyPointReview, Review } from "~/coach/types";
import { CLOSING_STEM } from "~/data/home";
import { isVisitor } from "~/platform/database/owner-id";
import {
  chooseQuestion,
  type ChosenQuestion,
  type FirstAnswer,
  findFirstAnswer,
  getCardUrl,
} from "./first-question.server";

/** Below this many words there is no range. */
const MIN_RANGE_WORDS = 40;
const BLANK = " …";

/** What the hero's card shows: the form, or the answer with its marks. Personal with an answer, else the same for all. */
export async function findCard(request: Request, context: AppLoadContext) {
  const { searchParams } = new URL(request.url);
  const sessionId = searchParams.get("answer");
  const owner = sessionId === null ? undefined : await findOwnerIfReachable(request, context);
  const first = await findFirstAnswer(owner, sessionId ?? "");
  const review = first?.answer.review;
  if (!owner || !first || !review) {
    const chosen = chooseQuestion(searchParams.get("for"));
    const kept = await findKeptForm(request, context, getFormUrl(chosen));
    return {
      ...toForm(chosen),
      text: String(kept?.get("answer") ?? ""),
      isRestored: kept !== null,
    };
  }
  const edit = searchParams.get("edit");
  if (edit === null) return { ...toMarked(first, review), isVisitor: isVisitor(owner) };
  const { text } = first.answer;
  const stem = findStem(first, review);
  return {
    ...toForm(first),
    text: edit === "add" && stem ? `${text.trimEnd()} ${stem.replace("…", "")}` : text,
    sessionId: first.session.id,
    isRestored: false,
  };
}

const getFormUrl = ({ field }: ChosenQuestion) => (field ? `/?for=${field}` : "/");

function toForm(chosen: ChosenQuestion) {
  return {
    kind: "form" as const,
    field: chosen.field,
    prompt: chosen.question.prompt,
    prompts: [...chosen.prompts],
    page: getFormUrl(chosen),
    /** Of the answer that is changed. */
    sessionId: null as string | null,
  };
}

function toMarked(first: FirstAnswer, review: Review) {
  const { session, question } = first;
  const [from, to] = review.range ?? [0, 100];
  return {
    kind: "marked" as const,
    prompt: question.prompt,
    words: review.facts.words,
    sentences: review.sentences.map(({ text }) => text),
    points: review.keyPoints.map((point) => toCardPoint(first, point)),
    /** The one that is asked about. */
    askedPoint: review.keyPoints.find(({ status }) => status === "asked")?.id,
    range: review.facts.words < MIN_RANGE_WORDS ? null : ([from, to] as const),
    stem: findStem(first, review),
    url: getCardUrl(session.id),
    reviewUrl: `/interview/sessions/${session.id}/review/1`,
  };
}

function toCardPoint(
  { question, answer }: FirstAnswer,
  { id, label, status, source, sentence, openHalf, candidates = [] }: KeyPointReview,
) {
  return {
    id,
    label,
    status,
    source,
    sentence,
    openHalf,
    ask: question.keyPoints.find((each) => each.id === id)?.ask ?? "",
    candidates,
    /** The person said something about it. */
    isAnswered: Object.hasOwn(answer.pointAnswers, id),
  };
}

/**
 * The start of the one sentence to say next: the first point of the story that is open, else what they'd do
 * differently. Null where the answer says that.
 */
function findStem({ question, answer }: FirstAnswer, { keyPoints }: Review): string | null {
  const open = keyPoints.find(({ status }) => status === "missed" || status === "asked");
  const stem = question.keyPoints.find(({ id }) => id === open?.id)?.stem ?? CLOSING_STEM;
  return answer.text.includes(stem.replace(BLANK, "")) ? null : stem;
}

export type HomeCard = Awaited<ReturnType<typeof findCard>>;
