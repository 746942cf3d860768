import type { LessonState } from "./types";

const MARKS: Record<LessonState, { label: string; className: string }> = {
  pending: { label: "Not started", className: "state-pending text-muted" },
  learning: { label: "Learning", className: "state-learning text-primary-ink" },
  done: { label: "Done", className: "state-done text-success" },
  skipped: { label: "Skipped", className: "state-skipped text-muted" },
  credited: { label: "Credit", className: "state-credited text-success" },
};

export function getStateLabel(state: LessonState): string {
  return MARKS[state].label;
}

/** A state's icon; the label must stand beside it. */
export function StateIcon({ state, className = "" }: { state: LessonState; className?: string }) {
  return <i className={`icon ${MARKS[state].className} ${className}`} />;
}
