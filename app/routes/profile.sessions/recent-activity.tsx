import { NO_SCORE_YET } from "~/coach/score/range";
import { ScoreChart, type ScorePoint } from "~/feedback/parts/score-chart";
import type { AttemptChange } from "~/skills/latest-attempts";
import type { LevelChange } from "~/skills/level-changes";
import { formatList } from "~/ui/format";
import { ActivityItem, SectionHeading } from "./activity";

interface RecentActivityProps {
  points: ScorePoint[];
  latestAttempts: AttemptChange[];
  levelChanges: LevelChange[];
}

/** Scores over time, and what changed. */
export function RecentActivity({ points, latestAttempts, levelChanges }: RecentActivityProps) {
  if (levelChanges.length + latestAttempts.length === 0) return null;
  return (
    <div className="mt-9 grid gap-x-8 gap-y-10 border-y border-hairline py-9 md:grid-cols-2">
      {points.length > 0 ? (
        <section className="lg:pr-4">
          <SectionHeading title="Answer scores">each dot opens its answer</SectionHeading>
          <ScoreChart points={points} />
        </section>
      ) : null}
      <section className="md:not-first:border-l md:not-first:border-hairline md:not-first:pl-8">
        {levelChanges.length === 0 ? (
          <LatestAttempts attempts={latestAttempts} />
        ) : (
          <LevelChanges changes={levelChanges} attempts={latestAttempts} />
        )}
      </section>
    </div>
  );
}

/** As many as in the column beside it. */
const ROWS_SHOWN = 3;

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
        {changes.map(({ skill, name, from, to, basis, isNewlyMet, sources }) => (
          <ActivityItem
            key={skill}
            title={name}
            value={
              to === null ? (
                <span className="text-muted">{basis}</span>
              ) : (
                <Change from={from} to={to} />
              )
            }
          >
            By {formatList(sources)}
            {isNewlyMet ? (
              <span className="text-success">, now at the level interviews ask for</span>
            ) : null}
          </ActivityItem>
        ))}
        {attempts.slice(0, ROWS_SHOWN - changes.length).map((attempt, index) => (
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
  const { sessionId, name, card, score, isOpen, isTooOpen, previousScore } = attempt;
  return (
    <ActivityItem
      title={name}
      to={`/interview/sessions/${sessionId}/report`}
      value={
        isTooOpen ? (
          <span className="text-muted">{NO_SCORE_YET}</span>
        ) : (
          <Change from={previousScore} to={score} />
        )
      }
    >
      {card}
      {isOpen && !isTooOpen ? ", for now" : null}
    </ActivityItem>
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
