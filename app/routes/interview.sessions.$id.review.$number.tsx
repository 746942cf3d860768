import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { findOwner } from "~/accounts/owner.server";
import { RecordingPlayer } from "~/interviews/camera/recording-player";
import { CodeShown } from "~/interviews/code/code-shown";
import { FollowUpPanel } from "~/interviews/follow-up-panel";
import { followUpState } from "~/interviews/follow-up-state.server";
import { requireReviews } from "~/interviews/require-session.server";
import { ReviewView } from "~/interviews/review-view";
import { LinkButton } from "~/ui/button";
import { Tag } from "~/ui/tag";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { session } = await requireReviews(request, await findOwner(request, context), params.id);
  const number = Number(params.number);
  const question = session.questions[number - 1];
  const tries = session.answers.filter((answer) => answer.questionId === question?.id);
  const latest = tries.at(-1);
  if (!question || !latest) throw new Response("Not found", { status: 404 });
  return {
    id: session.id,
    card: session.card.title,
    ended: session.endedAt !== null,
    number,
    of: session.questions.length,
    recording: `${session.id} ${question.id} ${latest.attempt}`,
    prompt: question.prompt,
    code: latest.code,
    sample: question.samples,
    attempt: latest.attempt,
    review: latest.review,
    followUp: followUpState(session, number, latest),
    previous: tries.at(-2)?.review.score,
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => pageMeta(matches, { title: `Review of question ${data?.number}` });

export default function InterviewReview() {
  const { id, card, ended, number, of, prompt, sample, attempt, review, recording, code, followUp, previous } = useLoaderData<typeof loader>();
  const session = `/interview/sessions/${id}`;
  return (
    <Page working>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <Link to={ended ? `${session}/report` : session} className="flex items-center gap-1.5 font-medium text-text-2 hover:text-text">
            <ArrowLeft className="size-4" aria-hidden />
            {card}
          </Link>
          / Question {number} of {of} {attempt > 1 ? <Tag>Attempt {attempt}</Tag> : null}
        </p>
        <p className="ml-auto flex gap-3">
          <LinkButton to={`${session}/report`} variant="secondary">Report</LinkButton>
          {ended ? null : (
            <LinkButton to={session}>
              Next question
              <ArrowRight aria-hidden />
            </LinkButton>
          )}
        </p>
      </div>
      <h1 className="mt-3.5 max-w-[26em] text-title">{prompt}</h1>
      <ReviewView review={review} previous={previous} sample={sample} again={ended ? null : `${session}?question=${number}`}>
        {followUp ? <FollowUpPanel state={followUp} /> : null}
        <RecordingPlayer key={recording} place={recording} />
      </ReviewView>
      {code ? <CodeShown code={code} /> : null}
    </Page>
  );
}
