import type { KeyPointReview } from "~/coach/types";

/** How sure it is that a point is made: settled by a fact or the person, thought, asked, or left out by the person's word. */
export type PointState = "settled" | "thought" | "asked" | "left-out";

type Verdict = Pick<KeyPointReview, "status" | "source">;

export function getPointState({ status, source }: Verdict): PointState {
  switch (status) {
    case "covered":
    case "partial":
      return source === "thought" || source === "model" ? "thought" : "settled";
    case "missed":
      return source === "person" ? "left-out" : "asked";
    case "asked":
    case "contradicted":
      return "asked";
  }
}
