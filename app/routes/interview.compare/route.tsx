import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { SessionComparison } from "~/feedback/history/compare-sessions";
import { SessionPairForm } from "~/feedback/history/session-pair-form";
import { SessionComparisonView } from "~/feedback/history/session-comparison";
import type { PageHandle } from "~/platform/http/page-handle";
import practiceStyles from "~/styles/kinds/practice.css?url";
import { BackLink } from "~/ui/back-link";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import { loader } from "./compare.server";

export { loader };

export const handle = { access: "public" } satisfies PageHandle;

export const links = linkStyles(practiceStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Two sessions compared" });

export default function CompareSessions() {
  const { before, after, sessions, comparison } = useLoaderData<typeof loader>();
  const isSameCard = before.cardId === after.cardId;
  return (
    <Page compact>
      <BackLink to="/interview/history">Your history</BackLink>
      <h1 className="mt-1 mb-6 text-title">
        {comparison === null
          ? "You chose the same session twice"
          : writeHeadline(comparison, isSameCard)}
      </h1>
      {comparison === null ? (
        <p role="alert" className="text-lead text-text-2">
          Choose two different sessions to see what changed.
        </p>
      ) : (
        <>
          {comparison.isSameRubric ? null : (
            <p className="max-w-(--measure) text-text-2">
              Some of these answers were reviewed by an earlier rubric, so their scores don’t
              compare. Choose “Review again” on their pages to see a change.
            </p>
          )}
          {isSameCard ? null : (
            <p className="max-w-(--measure) text-text-2">
              A score shows how well an answer met its own question. A higher average on one card
              and a lower one on another say nothing about a change. Choose two sessions on the same
              card to see one.
            </p>
          )}
          <SessionComparisonView
            before={before}
            after={after}
            comparison={comparison}
            isSameCard={isSameCard}
          />
        </>
      )}
      <section className="no-print mt-14 border-t border-hairline pt-8">
        <h2 className="mb-4 text-h3">Compare other sessions</h2>
        <SessionPairForm sessions={sessions} before={before.id} after={after.id} />
      </section>
    </Page>
  );
}

function writeHeadline(
  { before, after, isSameRubric, sharedQuestionCount }: SessionComparison,
  isSameCard: boolean,
): string {
  if (before.score === null || after.score === null)
    return "One of these sessions has no score yet";
  if (!isSameCard) return "Different cards: these scores can’t be compared";
  if (!isSameRubric) return "Different rubrics: these scores can’t be compared";
  const change =
    before.score === after.score
      ? `Both sessions average ${after.score}`
      : `From ${before.score} to ${after.score} on average`;
  return sharedQuestionCount === 0 ? `${change}, on different questions` : change;
}
