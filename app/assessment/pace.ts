import { NOT_SURE } from "./answers";

/** Fewer new answers on a page say nothing about how it was read. */
const MIN_NEW_ANSWERS = 12;
/** A page left open overnight wasn't answered slowly. */
const MAX_SECONDS = 60 * 60;

/**
 * Seconds for each new or changed activity, as stored; null if there were too few of them, or if the
 * time since the page was shown isn't believable.
 */
export function measurePace(
  values: Record<string, string | null>,
  previous: Record<string, string>,
  shownAt: number | undefined,
  now: number,
): string | null {
  const count = Object.entries(values).filter(
    ([field, value]) =>
      field.startsWith("interest-") && value !== NOT_SURE && value !== previous[field],
  ).length;
  const seconds = shownAt === undefined ? Number.NaN : (now - shownAt) / 1000;
  if (count < MIN_NEW_ANSWERS || !(seconds >= 0 && seconds <= MAX_SECONDS)) return null;
  return (seconds / count).toFixed(2);
}
