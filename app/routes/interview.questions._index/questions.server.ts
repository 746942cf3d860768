import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findOrCreateOwner, findOwnerIfReachable } from "~/accounts/session/owner.server";
import { questionById } from "~/data/questions/cards.server";
import { getClient } from "~/platform/http/client.server";
import { rateLimitedForm } from "~/platform/http/rate-limited.server";
import { readForm } from "~/platform/http/read-form.server";
import { starLimit } from "~/practice/limits.server";
import { listAnsweredQuestionIds } from "~/practice/store/queries.server";
import { QUESTION_KINDS } from "~/practice/store/question-kinds";
import { listStarredIds, starQuestion, unstarQuestion } from "~/practice/store/stars.server";
import {
  type OwnQuestions,
  filterQuestions,
  listFilterOptions,
  readFilter,
} from "./filter-questions.server";

const PAGE_SIZE = 12;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const filter = readFilter(searchParams);
  const own = await readOwnQuestions(await findOwnerIfReachable(request, context));
  const matches = filterQuestions(filter, own);
  const pageCount = Math.max(1, Math.ceil(matches.length / PAGE_SIZE));
  const page = Math.min(pageCount, Math.max(1, Math.trunc(Number(searchParams.get("page"))) || 1));
  return {
    filter,
    options: listFilterOptions(filter),
    total: matches.length,
    first: (page - 1) * PAGE_SIZE + 1,
    page,
    pageCount,
    rows: matches
      .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
      .map(({ question: { id, name, prompt, kind, minutes }, card }) => ({
        id,
        name,
        prompt,
        facts: `${card.title}, ${QUESTION_KINDS[kind].toLowerCase()}, ${minutes}\u00A0min`,
        isAnswered: own.answered.has(id),
        isStarred: own.starred.has(id),
      })),
  };
}

async function readOwnQuestions(owner: string | undefined): Promise<OwnQuestions> {
  const [answered, starred] = owner
    ? await Promise.all([listAnsweredQuestionIds(owner), listStarredIds(owner)])
    : [[], []];
  return { answered: new Set(answered), starred: new Set(starred) };
}

const INTENTS = ["star", "unstar"] as const;

/** Each button has the id of its question. To start one, the form goes to that question’s page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const intent = INTENTS.find((name) => form.has(name));
  const { question } = (intent && questionById(String(form.get(intent)))) ?? {};
  if (!intent || !question)
    throw new Response("This question isn’t in the list any more.", { status: 400 });
  const retryAfter = await starLimit.consume(getClient(context).ip);
  if (retryAfter > 0)
    return rateLimitedForm(
      "Too many questions were starred from your network.",
      retryAfter,
      (limitMessage) => ({ limitMessage }),
    );
  const { owner, headers } = await findOrCreateOwner(request, context);
  await (intent === "star" ? starQuestion : unstarQuestion)(owner, question.id);
  const { pathname, search } = new URL(request.url);
  return redirect(`${pathname}${search}#${question.id}`, { headers });
}
