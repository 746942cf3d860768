import { pluralize } from "~/ui/format";

/** A correlation of interests: "0.96", "−0.16". */
export function formatMatch(r: number): string {
  const size = Math.abs(r).toFixed(2);
  return r < 0 && Number(size) > 0 ? `−${size}` : size;
}

interface MatchCounts {
  shown: number;
  bestShown: number;
  best: number;
  total: number;
}

/** What the list shows, in a sentence. Its rows go on after the last best fit. */
export function describeCount(
  { shown, bestShown, best, total }: MatchCounts,
  needs: string | null,
): string {
  const lesser = shown - bestShown;
  const found =
    best === 0
      ? `No best fit among ${total}; the nearest ${shown}`
      : `${bestShown} of ${best} best fits${lesser > 0 ? ` and ${pluralize(lesser, "lesser fit")}` : ""}`;
  return needs === null
    ? `${found}.`
    : `${found} that need at most ${needs.replace(/^usually /, "")}.`;
}
