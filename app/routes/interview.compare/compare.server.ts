import { type LoaderFunctionArgs, data, redirect } from "@remix-run/node";
import { findOwner } from "~/accounts/session/owner.server";
import { findComparablePair } from "~/feedback/history/comparable-pair";
import { compareSessions } from "~/feedback/history/compare-sessions";
import { requireReviewableSession } from "~/practice/store/require-session.server";
import type { Session } from "~/practice/store/types";
import { listScoredSessions } from "~/feedback/history/scored-sessions.server";
import type { ScoredSession } from "~/feedback/history/types";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const searchParams = new URL(request.url).searchParams;
  const owner = await findOwner(request, context);
  const ids = [searchParams.get("old"), searchParams.get("new")].filter((id) => id !== null);
  const sessions = await listScoredSessions(owner ?? "");
  if (ids.length === 0) throw redirect(suggestComparison(sessions));
  const [beforeSession, afterSession] = await requireSessionPair(request, owner, ids);
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

/** The comparison the history would offer, or the history, which says what is missing. */
function suggestComparison(sessions: readonly ScoredSession[]): string {
  const pair = findComparablePair(sessions);
  return pair
    ? `/interview/compare?${new URLSearchParams({ old: pair.before.id, new: pair.after.id })}`
    : "/interview/history";
}

/** The older one first, in whichever order they were chosen. */
async function requireSessionPair(
  request: Request,
  owner: string | undefined,
  [firstId, secondId]: readonly string[],
): Promise<[Session, Session]> {
  const { session: first } = await requireReviewableSession(request, owner, firstId);
  const { session: second } = await requireReviewableSession(request, owner, secondId);
  return first.startedAt <= second.startedAt ? [first, second] : [second, first];
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
