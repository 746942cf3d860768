import type { LucideIcon } from "lucide-react";
import BadgeCheck from "lucide-react/icons/badge-check";
import Circle from "lucide-react/icons/circle";
import CircleDot from "lucide-react/icons/circle-dot";
import SkipForward from "lucide-react/icons/skip-forward";
import { Check } from "~/ui/icons";
import type { LessonState } from "./types";

const MARKS: Record<LessonState, { icon: LucideIcon; label: string; className: string }> = {
  pending: { icon: Circle, label: "Not started", className: "text-muted" },
  learning: { icon: CircleDot, label: "Learning", className: "text-primary-ink" },
  done: { icon: Check, label: "Done", className: "text-success" },
  skipped: { icon: SkipForward, label: "Skipped", className: "text-muted" },
  credited: { icon: BadgeCheck, label: "Credit", className: "text-success" },
};

export function getStateLabel(state: LessonState): string {
  return MARKS[state].label;
}

/** A state's icon; the label must stand beside it. */
export function StateIcon({ state, className = "" }: { state: LessonState; className?: string }) {
  const { icon: Icon, className: color } = MARKS[state];
  return <Icon className={`size-4.5 flex-none ${color} ${className}`} aria-hidden />;
}
