import { type LoaderFunctionArgs, data } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import { compareSessions } from "~/feedback/history/compare-sessions";
import { requireReviewableSession } from "~/interviews/require-session.server";
import type { Session } from "~/interviews/types";
import { listScoredSessions } from "~/feedback/history/scored-sessions.server";

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
  const sessions = await listScoredSessions(owner ?? "");
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
  cardId: card.id,
  title: card.title,
  startedAt,
});

function listLatestAnswers({ questions, answers }: Session) {
  return questions.flatMap(({ id, name }) => {
    const answer = answers.findLast(({ questionId }) => questionId === id);
    return answer ? [{ questionId: id, name, review: answer.review }] : [];
  });
}
