import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SessionPairForm } from "~/feedback/history/session-pair-form";
import { findComparablePair } from "~/feedback/history/comparable-pair";
import { TrendTable } from "~/feedback/history/trend-table";
import { SessionList } from "~/feedback/history/session-list";
import type { PageHandle } from "~/platform/http/page-handle";
import practiceStyles from "~/styles/kinds/practice.css?url";
import { FIRST_QUESTION } from "~/practice/store/first-question";
import { BackLink } from "~/ui/back-link";
import { EmptyState } from "~/ui/empty-state";
import { Page } from "~/ui/layout/page";
import { pageMeta } from "~/ui/page-meta";
import { ScoreChart } from "~/feedback/parts/score-chart";
import { pluralize } from "~/ui/format";
import { linkStyles } from "~/ui/style-links";
import { loader } from "./history.server";

export { loader };

export const handle = {
  access: "public",
  search: {
    title: "Your interview history",
    text: "All your sessions and scores, and how they change.",
  },
} satisfies PageHandle;

export const links = linkStyles(practiceStyles);

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Your interview history" });

export default function InterviewHistory() {
  const { sessions, sessionCount, attemptCount, change, figures, points, cards, skills, example } =
    useLoaderData<typeof loader>();
  const pair = findComparablePair(sessions);
  if (example !== null) {
    return (
      <Page compact>
        <EmptyState
          title="No sessions yet. One question is enough to start."
          action={{ label: "Answer your first question", ...FIRST_QUESTION }}
          example={<div dangerouslySetInnerHTML={{ __html: example }} />}
        >
          Every answer appears here with its score. After a few answers you’ll see how each skill is
          developing.
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page compact>
      <BackLink to="/interview">AI Interviews</BackLink>
      <div className="mt-1 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_34rem]">
        <div>
          <h1 className="num text-title">
            {pluralize(attemptCount, "answer")} in {pluralize(sessionCount, "session")}
          </h1>
          <p className="num mt-3 max-w-[30em] text-lead text-text-2">{change}</p>
          {points.length > 0 ? (
            <dl className="num mt-8 flex flex-wrap gap-x-10 gap-y-5 lg:mt-12">
              {figures.map(({ label, value }) => (
                <div key={label}>
                  <dt className="text-xs text-muted">{label}</dt>
                  <dd className="mt-1 font-head text-stat">{value}</dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
        {points.length > 0 ? (
          <section aria-label="Scores over time">
            <ScoreChart points={points} />
          </section>
        ) : null}
      </div>
      {cards.length === 0 ? null : (
        <div className="mt-12">
          <TrendTable caption="By card" columnLabel="Card" trends={cards} />
        </div>
      )}
      <section className="mt-14">
        <h2 className="mb-4 text-section">Sessions</h2>
        <SessionList sessions={sessions} />
      </section>
      {sessions.length > 1 ? (
        <section className="mt-10">
          <h2 className="mb-3 text-h3">Compare two sessions</h2>
          {pair ? (
            <SessionPairForm sessions={sessions} before={pair.before.id} after={pair.after.id} />
          ) : (
            <p className="max-w-(--measure) text-sm text-text-2">
              You need two sessions with answers. A live interview counts once you’ve ended it.
            </p>
          )}
        </section>
      ) : null}
      {skills.length === 0 ? null : (
        <div className="mt-14">
          <TrendTable caption="By skill" columnLabel="Skill" trends={skills} />
        </div>
      )}
    </Page>
  );
}
