import { type Fit, FIT_NAMES } from "~/assessment/matching/correlation";
import type { LabelChange } from "~/assessment/matching/label-change";
import { INTEREST_AREAS } from "~/occupations/interest-areas";
import { pluralize } from "~/ui/format";

/** From the best to the weakest. */
const FITS = Object.keys(FIT_NAMES) as Fit[];

/**
 * What would change a match's label: from what to what, and by which answers.
 *
 * @param change undefined if nothing in one area or two would
 * @param profile the likely range of each area's score
 */
export function describeLabelChange(
  fit: Fit,
  change: LabelChange | undefined,
  profile: readonly ({ low: number; high: number } | null | undefined)[],
): string {
  if (!change)
    return `A very stable match: no change of your answers in one area or two would make it anything but a ${FIT_NAMES[fit].toLowerCase()}.`;
  const parts = change.areas.map(({ area, steps, score }) => {
    const { low = 0, high = 100 } = profile[area] ?? {};
    return {
      isOutside: score < Math.round(low) || score > Math.round(high),
      text: `your ${INTEREST_AREAS[area]?.name ?? ""} answers ${steps < 0 ? "fell" : "rose"} by ${pluralize(Math.abs(steps), "step")} in all, to a score of ${Math.round(score)} (your range there is ${Math.round(low)} to ${Math.round(high)})`,
    };
  });
  const verb = FITS.indexOf(change.fit) > FITS.indexOf(fit) ? "drop" : "rise";
  const move = `would ${verb} from ${fit} to ${FIT_NAMES[change.fit].toLowerCase()}`;
  const start = parts.some(({ isOutside }) => isOutside)
    ? `A stable match: it ${move} only`
    : `It ${move}`;
  return `${start} if ${parts.map(({ text }) => text).join(" and ")}. No smaller change in one area or two would do it.`;
}
