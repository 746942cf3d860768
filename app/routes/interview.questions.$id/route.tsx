import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
  redirect,
} from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { rateLimited } from "~/accounts/failures.server";
import { findOrCreateOwner, findOwner } from "~/accounts/owner.server";
import { questionById } from "~/data/questions/cards.server";
import { comebackWords } from "~/interviews/due/comeback-words";
import { dayOf, schedules } from "~/interviews/due/schedule";
import { startLimit } from "~/interviews/limits.server";
import { placeToAnswer } from "~/interviews/start-mix.server";
import { AnswerAgain } from "~/interviews/tries/answer-again";
import { compareReviews } from "~/interviews/tries/compare";
import { pairSchema } from "~/interviews/tries/schema.server";
import { ChoosePair, TriesView } from "~/interviews/tries/tries-view";
import { TryComparison, comparedTry } from "~/interviews/tries/try-comparison";
import { type Try, listTries } from "~/interviews/tries/tries.server";
import { getClient } from "~/platform/http/client.server";
import { toasts } from "~/platform/http/toast.server";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { triesHeadline } from "./headline";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { question, card } = questionById(params.id ?? "") ?? {};
  if (!question || !card) throw new Response("Not found", { status: 404 });
  const owner = await findOwner(request, context);
  const tries = owner ? await listTries(owner, question.id) : [];
  const [schedule] = schedules(
    tries.map(({ at, review, isHelped }) => ({
      questionId: question.id,
      score: review.score,
      isHelped,
      at,
    })),
  );
  const pair = chosenPair(request, tries);
  return data(
    {
      id: question.id,
      prompt: question.prompt,
      card: card.title,
      tab: card.tab,
      ...triesHeadline(tries.map(({ review }) => review.score)),
      comeback: schedule ? comebackWords(schedule, dayOf(new Date().toISOString())) : null,
      tries: tries.map(({ number, at, to, review: { score, band, facts } }) => ({
        number,
        at,
        to,
        score,
        band,
        words: facts.words,
      })),
      pair: pair && {
        before: comparedTry(pair.before),
        after: comparedTry(pair.after),
        comparison: compareReviews(pair.before.review, pair.after.review),
      },
    },
    { status: pair && pair.before === pair.after ? 400 : 200 },
  );
}

/** The two tries the address asks for, else the last one and the one before; null while there is no second. */
function chosenPair(request: Request, tries: readonly Try[]): { before: Try; after: Try } | null {
  const asked = pairSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!asked.success) throw new Response("Not found", { status: 404 });
  const { old = Math.max(1, tries.length - 1), new: latest = tries.length } = asked.data;
  const before = tries[old - 1];
  const after = tries[latest - 1];
  const isChosen = asked.data.old !== undefined || asked.data.new !== undefined;
  if (!before || !after) {
    if (isChosen) throw new Response("Not found", { status: 404 });
    return null;
  }
  return tries.length < 2 && !isChosen ? null : { before, after };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { question } = questionById(params.id ?? "") ?? {};
  if (!question) throw new Response("Not found", { status: 404 });
  const wait = await startLimit.consume(getClient(context).ip);
  if (wait)
    return toasts(request).redirectWithError(
      `/interview/questions/${question.id}`,
      rateLimited("Too many sessions were started from your network.", wait).message,
    );
  const { owner, headers } = await findOrCreateOwner(request, context);
  return redirect(await placeToAnswer(owner, question.id, new Date()), { headers });
}

export const meta: MetaFunction<typeof loader> = ({ data: shown, matches }) =>
  pageMeta(matches, shown && { title: `Your tries: ${shown.prompt}` });

export default function InterviewQuestion() {
  const { id, prompt, card, tab, headline, detail, comeback, tries, pair } =
    useLoaderData<typeof loader>();
  return (
    <Page compact>
      <Link
        to={`/interview?tab=${tab}`}
        className="flex w-fit items-center gap-1.5 text-sm font-medium text-text-2 hover:text-text"
      >
        <ArrowLeft className="size-4" aria-hidden />
        {card}
      </Link>
      <h1 className="mt-3.5 max-w-[26em] text-title">{prompt}</h1>
      <p className="num mt-4 max-w-(--measure) text-lead text-text-2">
        {headline} {detail}
      </p>
      <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-3">
        <AnswerAgain questionId={id} size="lg">
          {tries.length === 0 ? "Answer this question" : "Answer again"}
        </AnswerAgain>
        {comeback === null ? null : <p className="text-sm text-muted">{comeback}</p>}
      </div>
      {tries.length === 0 ? null : (
        <section className="mt-12 border-t border-hairline pt-10">
          <h2 className="mb-5 text-section">Every try</h2>
          <TriesView tries={tries} />
        </section>
      )}
      {pair === null ? null : (
        <section className="mt-12 border-t border-hairline pt-10">
          <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
            <div>
              <h2 className="text-section">Side by side</h2>
              <p className="mt-1 text-sm text-muted">
                Hollow dot: the older try. Filled dot: the newer one.
              </p>
            </div>
            <ChoosePair tries={tries} before={pair.before.number} after={pair.after.number} />
          </div>
          {pair.before.number === pair.after.number ? (
            <p role="alert" className="text-ui">
              That is the same try twice. Choose two different ones.
            </p>
          ) : (
            <TryComparison {...pair} />
          )}
        </section>
      )}
    </Page>
  );
}
