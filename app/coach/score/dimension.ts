import type { Dimension } from "~/coach/types";

export interface DimensionInput {
  name: string;
  label: string;
  weight: number;
  /** 0–1. */
  value: number;
  reason: string;
  gap: string;
}

/** A dimension in whole points, so they add up to the review's score. */
export function toDimension({
  name,
  label,
  weight,
  value,
  reason,
  gap,
}: DimensionInput): Dimension {
  const bounded = Number.isFinite(value) ? Math.min(1, Math.max(0, value)) : 0;
  const points = Math.round(bounded * weight);
  return {
    name,
    label,
    weight,
    points,
    score: Math.round(bounded * 100),
    reason,
    gap: points >= weight ? "" : gap,
  };
}
