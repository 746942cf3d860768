import type { KeyPointStatus, Review } from "~/coach/types";

/** Events streamed to the page during a second opinion. */
export type OpinionEvent =
  | { kind: "point"; id: string; label: string; status: KeyPointStatus }
  | { kind: "done" }
  | { kind: "failed"; message: string };

export interface SecondOpinion {
  /** The opinion, if one was requested; its review is null if the stored one can't be read. */
  opinion: { review: Review | null; at: string } | null;
  /** The service to ask; null if there is none, or the answer has nothing to score. */
  offer: { model: string; host: string } | null;
}
