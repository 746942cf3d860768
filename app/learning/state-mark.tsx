import type { LessonState } from "./types";

const MARKS: Record<LessonState, { label: string; className: string }> = {
  pending: { label: "Not started", className: "icon-circle text-muted" },
  learning: { label: "Learning", className: "icon-circle-dot text-primary-ink" },
  done: { label: "Done", className: "icon-done text-success" },
  skipped: { label: "Skipped", className: "icon-skip-forward text-muted" },
  credited: { label: "Credit", className: "icon-badge-check text-success" },
};

export function getStateLabel(state: LessonState): string {
  return MARKS[state].label;
}

/** A state's icon; the label must stand beside it. */
export function StateIcon({ state, className = "" }: { state: LessonState; className?: string }) {
  return <i className={`icon ${MARKS[state].className} ${className}`} />;
}
