import type { DayView, PhaseView } from "./describe-days";

interface PlanDaysProps {
  days: readonly DayView[];
  phases: readonly PhaseView[];
}

/** Five minutes are a step of a bar. */
const STEP_MINUTES = 5;
const MAX_STEPS = 6;

const countSteps = (minutes: number) =>
  minutes === 0 ? 0 : Math.min(MAX_STEPS, Math.max(1, Math.round(minutes / STEP_MINUTES)));

/** The days on a line to a lamp: bars are minutes, flags are rounds, brackets name the phases. */
export function PlanDays({ days, phases }: PlanDaysProps) {
  return (
    <section aria-label="The days" className="plan-line">
      <ol className="plan-days">
        {days.map(({ date, label, name, minutes, kind, flag }) => (
          <li key={date} data-kind={kind} aria-current={kind === "today" ? "date" : undefined}>
            <span className="plan-dot" aria-hidden />
            <span className="plan-label num">
              <span aria-hidden>{label}</span>
              <span className="sr-only">{name}</span>
            </span>
            <span className="plan-bar" data-steps={countSteps(minutes)} aria-hidden />
            {minutes > 0 ? <span className="sr-only num">, {minutes} minutes</span> : null}
            {flag ? (
              <span className="plan-flag" data-low={flag.isLow} data-left={flag.isLeft}>
                <b>{flag.title}</b> <span>{flag.text}</span>
              </span>
            ) : null}
          </li>
        ))}
      </ol>
      <ul aria-label="Counted back from the day" className="plan-phases">
        {phases.map(({ name, isPhase, span, isCurrent }, index) => (
          <li
            key={index}
            className={`col-span-${span}`}
            data-current={isCurrent}
            data-empty={!isPhase}
          >
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
