import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { findOwner } from "~/accounts/owner.server";
import { RecordingPlayer } from "~/interviews/camera/recording-player";
import { CodeShown } from "~/interviews/code/code-shown";
import { comebackWords } from "~/interviews/due/comeback-words";
import { dayOf, schedules } from "~/interviews/due/schedule";
import { FollowUpPanel } from "~/interviews/follow-up-panel";
import { followUpState } from "~/interviews/follow-up-state.server";
import { findSecondOpinion } from "~/interviews/opinion/ask.server";
import { requireReviews } from "~/interviews/require-session.server";
import { ReviewView } from "~/interviews/review-view";
import { ReviewActions } from "~/interviews/review/review-actions";
import { compareReviews } from "~/interviews/tries/compare";
import { TryComparison, comparedTry } from "~/interviews/tries/try-comparison";
import { listTries } from "~/interviews/tries/tries.server";
import { Tag } from "~/ui/tag";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { FormattedDate } from "~/ui/written-date";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { owner, session } = await requireReviews(
    request,
    await findOwner(request, context),
    params.id,
  );
  const number = Number(params.number);
  const question = session.questions[number - 1];
  const attempts = session.answers.filter((answer) => answer.questionId === question?.id);
  const wanted = new URL(request.url).searchParams.get("attempt");
  const shown =
    wanted === null ? attempts.at(-1) : attempts.find(({ attempt }) => attempt === Number(wanted));
  if (!question || !shown) throw new Response("Not found", { status: 404 });

  const tries = await listTries(owner, question.id);
  const at = tries.findIndex(
    (each) => each.sessionId === session.id && each.attempt === shown.attempt,
  );
  const [first, current] = [tries[0], tries[at]];
  const [schedule] = schedules(
    tries.map(({ at: when, review, isHelped }) => ({
      questionId: question.id,
      score: review.score,
      isHelped,
      at: when,
    })),
  );
  return {
    place: {
      questionId: question.id,
      session: `/interview/sessions/${session.id}`,
      ended: session.endedAt !== null,
      number,
    },
    card: session.card.title,
    of: session.questions.length,
    recording: `${session.id} ${question.id} ${shown.attempt}`,
    prompt: question.prompt,
    code: shown.code,
    sample: question.samples,
    isStory: question.kind === "behavioral",
    number: at + 1,
    review: shown.review,
    help: shown.help,
    followUp: followUpState(session, number, shown),
    second: await findSecondOpinion(
      owner,
      { sessionId: session.id, questionId: question.id, attempt: shown.attempt },
      shown,
    ),
    ask: `/interview/sessions/${session.id}/review/${number}/opinion?attempt=${shown.attempt}`,
    previous: tries[at - 1]?.review.score,
    comeback: schedule ? comebackWords(schedule, dayOf(new Date().toISOString())) : null,
    changed:
      first && current && at > 0
        ? {
            before: comparedTry(first),
            after: comparedTry(current),
            comparison: compareReviews(first.review, current.review),
          }
        : null,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, data && { title: `Review of question ${data.place.number}` });

export default function InterviewReview() {
  const {
    place,
    card,
    of,
    prompt,
    sample,
    isStory,
    number,
    review,
    help,
    recording,
    code,
    followUp,
    second,
    ask,
    previous,
    comeback,
    changed,
  } = useLoaderData<typeof loader>();
  return (
    <Page compact>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="num flex flex-wrap items-center gap-2 text-sm text-muted">
          <Link
            reloadDocument={!place.ended}
            to={place.ended ? `${place.session}/report` : place.session}
            className="flex items-center gap-1.5 font-medium text-text-2 hover:text-text"
          >
            <ArrowLeft className="size-4" aria-hidden />
            {card}
          </Link>
          <span aria-hidden>/</span> Question {place.number} of {of}{" "}
          {number > 1 ? <Tag>Attempt {number}</Tag> : null}
        </p>
        <ReviewActions place={place} />
      </div>
      <h1 className="mt-3.5 max-w-[26em] text-title">{prompt}</h1>
      <ReviewView
        review={review}
        help={help}
        previous={previous}
        sample={sample}
        isStory={isStory}
        place={place}
        comeback={comeback}
        second={second}
        ask={ask}
        beside={
          <>
            {followUp ? <FollowUpPanel state={followUp} /> : null}
            <RecordingPlayer key={recording} place={recording} />
          </>
        }
      >
        {changed === null ? null : (
          <section className="border-t border-hairline py-10">
            <div className="mb-7 flex flex-wrap items-baseline gap-x-3.5 gap-y-1">
              <h2 className="text-section">What changed since your first try</h2>
              <p className="text-sm text-muted">
                <FormattedDate date={changed.before.at} /> to{" "}
                <FormattedDate date={changed.after.at} />. Hollow dot: first try
              </p>
              <Link
                to={`/interview/questions/${place.questionId}`}
                className="text-sm text-primary-ink underline underline-offset-3 md:ml-auto"
              >
                Every try at this question
              </Link>
            </div>
            <TryComparison {...changed} />
          </section>
        )}
      </ReviewView>
      {code ? <CodeShown code={code} /> : null}
    </Page>
  );
}
