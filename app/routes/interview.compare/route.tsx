import { type LoaderFunctionArgs, type MetaFunction, data } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { findOwner } from "~/accounts/session/owner.server";
import { SessionPairForm } from "~/feedback/history/session-pair-form";
import { compareSessions } from "~/feedback/history/compare-sessions";
import { SessionComparisonView } from "~/feedback/history/session-comparison";
import { requireReviewableSession } from "~/interviews/require-session.server";
import { type Session, listSessions } from "~/interviews/sessions.server";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const searchParams = new URL(request.url).searchParams;
  const owner = await findOwner(request, context);
  const { session: beforeSession } = await requireReviewableSession(
    request,
    owner,
    searchParams.get("old") ?? "",
  );
  const { session: afterSession } = await requireReviewableSession(
    request,
    owner,
    searchParams.get("new") ?? "",
  );
  const sessions = await listSessions(owner ?? "");
  const isSame = beforeSession.id === afterSession.id;
  return data(
    {
      before: toComparedSession(beforeSession),
      after: toComparedSession(afterSession),
      sessions,
      comparison: isSame
        ? null
        : compareSessions(listLatestAnswers(beforeSession), listLatestAnswers(afterSession)),
    },
    { status: isSame ? 400 : 200 },
  );
}

const toComparedSession = ({ id, card, startedAt }: Session) => ({
  id,
  title: card.title,
  startedAt,
});

function listLatestAnswers({ questions, answers }: Session) {
  return questions.flatMap(({ id, prompt }) => {
    const answer = answers.findLast(({ questionId }) => questionId === id);
    return answer ? [{ questionId: id, prompt, review: answer.review }] : [];
  });
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Two sessions compared" });

export default function CompareSessions() {
  const { before, after, sessions, comparison } = useLoaderData<typeof loader>();
  return (
    <Page compact>
      <Link
        to="/interview/history"
        className="flex w-fit items-center gap-1.5 text-sm font-medium text-text-2 hover:text-text"
      >
        <ArrowLeft className="size-4" aria-hidden />
        Your history
      </Link>
      <h1 className="mt-3.5 mb-7 text-title">
        {comparison === null
          ? "That is the same session twice"
          : writeHeadline(comparison.before.score, comparison.after.score)}
      </h1>
      <SessionPairForm sessions={sessions} before={before.id} after={after.id} />
      {comparison === null ? (
        <p role="alert" className="mt-6 text-lead text-text-2">
          Choose two different sessions to see what changed.
        </p>
      ) : (
        <SessionComparisonView before={before} after={after} comparison={comparison} />
      )}
    </Page>
  );
}

function writeHeadline(before: number | null, after: number | null): string {
  if (before === null || after === null) return "One of them has no answers yet";
  if (before === after) return `Both sessions average ${after}`;
  return `From ${before} to ${after} on average`;
}
