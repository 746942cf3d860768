import { nameOnlyLesson } from "./only-lesson";
import { describeGap, REQUIRED_LEVEL, type SkillGap } from "./gap";

interface LevelBarProps {
  gap: Pick<SkillGap, "evidence" | "state">;
  /** Where nobody asks for the skill, there is no notch. */
  isAsked?: boolean;
}

/** A level from 0 to 100, cut where the bands begin, with a notch where an interview asks. Hollow by ratings alone. */
export function LevelBar({ gap: { evidence, state }, isAsked = true }: LevelBarProps) {
  const ratingState = evidence ? "rated" : "unknown";
  return (
    <svg className="level-bar" data-state={state === "unscored" ? ratingState : state} aria-hidden>
      {evidence && !nameOnlyLesson(evidence) ? (
        <rect width={`${evidence.level.value}%`} height="100%" rx="6" />
      ) : null}
      {isAsked ? (
        <line x1={`${REQUIRED_LEVEL}%`} x2={`${REQUIRED_LEVEL}%`} y1="-6" y2="24" />
      ) : null}
    </svg>
  );
}

/** The state in a word, with the level for those who can’t see the bar. */
export function LevelWord({ gap }: { gap: Pick<SkillGap, "evidence" | "state"> }) {
  return (
    <span className="level-word" data-state={gap.state}>
      {describeGap(gap)}
      {gap.evidence && gap.state !== "unscored" && !nameOnlyLesson(gap.evidence) ? (
        <span className="sr-only">, {gap.evidence.level.value} of 100</span>
      ) : null}
    </span>
  );
}

/** The bar with its word. */
export function Level({ gap }: { gap: Pick<SkillGap, "evidence" | "state"> }) {
  return (
    <span className="level">
      <LevelBar gap={gap} />
      <LevelWord gap={gap} />
    </span>
  );
}
