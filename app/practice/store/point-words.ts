import type { KeyPointReview } from "~/coach/types";

interface PointState extends Pick<KeyPointReview, "status" | "source" | "isFigureOff"> {
  isOwn?: boolean | undefined;
}

/**
 * What is known of a key point, and from whom. What nobody found a sentence for is open, never missing; reviews by
 * rubric 2, which have no sources, keep their words.
 */
export function namePointState({ status, source, isOwn, isFigureOff }: PointState): string {
  if (isOwn) return "Marked by you";
  switch (status) {
    case "covered":
      return nameShown(source) ?? "Covered";
    case "partial":
      if (source === "checked") return "Known, hardly told";
      if (source === "model") return "Partly, says the model";
      return source === "thought" ? "We think so, in part" : "Partly";
    case "contradicted":
      return isFigureOff && source === "seen" ? "The figure is far off" : "The other way round";
    case "missed":
      if (source === undefined) return "Not found by the earlier rubric";
      return source === "person" ? "You didn’t say this" : "Open";
    case "asked":
      return "Open";
  }
}

function nameShown(source: PointState["source"]): string | undefined {
  if (source === "thought") return "We think so";
  if (source === "checked") return "Checked";
  if (source === "model") return "Covered, says the model";
  return source === "person" ? "By your own account" : undefined;
}
