import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { BANDS } from "~/coach/bands";
import { ScoreChart } from "~/feedback/parts/score-chart";
import type { AttemptChange } from "~/skills/latest-attempts";
import type { LevelChange } from "~/skills/level-changes";
import { formatList } from "~/ui/format";
import { formatShortDate } from "~/ui/format-date";
import { type Due, DueList } from "./due-list";
import { SectionHeading } from "./section-heading";

interface RecentActivityProps {
  points: { score: number; at: string; card: string }[];
  latestAttempts: AttemptChange[];
  levelChanges: LevelChange[];
  due: Due;
}

/** Scores over time, what changed, and what is due or waiting. */
export function RecentActivity({ points, latestAttempts, levelChanges, due }: RecentActivityProps) {
  const firstPoint = points[0];
  const lastPoint = points.at(-1);
  return (
    <div className="grid gap-x-8 gap-y-10 border-t border-hairline py-9 lg:grid-cols-[1.35fr_1fr_1fr]">
      {firstPoint && lastPoint ? (
        <section className="lg:pr-4">
          <SectionHeading title="Answer scores">each dot is one attempt</SectionHeading>
          <ScoreChart
            points={points.map(({ score, at, card }) => ({
              score,
              label: `${formatShortDate(at)}, ${card}`,
            }))}
            bands={BANDS}
            endLabels={[formatShortDate(firstPoint.at), formatShortDate(lastPoint.at)]}
          />
        </section>
      ) : null}
      {levelChanges.length + latestAttempts.length === 0 ? null : (
        <section className="lg:border-l lg:border-hairline lg:pl-8">
          {levelChanges.length === 0 ? (
            <LatestAttempts attempts={latestAttempts} />
          ) : (
            <LevelChanges changes={levelChanges} attempts={latestAttempts} />
          )}
        </section>
      )}
      <section className="lg:border-l lg:border-hairline lg:pl-8">
        <DueList {...due} />
      </section>
    </div>
  );
}

function LevelChanges({
  changes,
  attempts,
}: {
  changes: readonly LevelChange[];
  attempts: readonly AttemptChange[];
}) {
  return (
    <>
      <SectionHeading title="What changed this week" />
      <ul>
        {changes.map(({ skill, name, from, to, isNewlyMet, sources }) => (
          <ChangeItem key={skill} title={name} value={<Change from={from} to={to} />}>
            By {formatList(sources)}
            {isNewlyMet ? (
              <span className="text-success">, now at the level interviews ask for</span>
            ) : null}
          </ChangeItem>
        ))}
        {attempts.slice(0, Math.max(1, 4 - changes.length)).map((attempt, index) => (
          <AttemptItem key={index} attempt={attempt} />
        ))}
      </ul>
    </>
  );
}

function LatestAttempts({ attempts }: { attempts: readonly AttemptChange[] }) {
  return (
    <>
      <SectionHeading title="Latest attempts" />
      <ul>
        {attempts.map((attempt, index) => (
          <AttemptItem key={index} attempt={attempt} />
        ))}
      </ul>
    </>
  );
}

function AttemptItem({ attempt }: { attempt: AttemptChange }) {
  const { sessionId, name, card, score, previousScore } = attempt;
  return (
    <ChangeItem
      title={
        <Link
          reloadDocument
          to={`/interview/sessions/${sessionId}/report`}
          className="relative after:absolute after:-inset-y-3 after:inset-x-0 hover:text-primary-ink"
        >
          {name}
        </Link>
      }
      value={<Change from={previousScore} to={score} />}
    >
      {card}
    </ChangeItem>
  );
}

function ChangeItem({
  title,
  value,
  children,
}: {
  title: ReactNode;
  value: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="border-b border-hairline py-3 last:border-0">
      <p className="num flex items-baseline justify-between gap-4 text-ui">
        <span className="font-strong">{title}</span>
        {value}
      </p>
      <p className="mt-0.5 text-xs text-muted">{children}</p>
    </li>
  );
}

/** The value and, if there was one before, the change: in text and in color. */
function Change({ from, to }: { from: number | null; to: number }) {
  if (from === null) return <b className="font-strong">{to}</b>;
  const tone = to > from ? "text-success" : to < from ? "text-danger" : "text-text-2";
  return (
    <b className={`font-strong whitespace-nowrap ${tone}`}>
      {from} to {to}
    </b>
  );
}
