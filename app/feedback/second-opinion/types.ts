import type { KeyPointStatus, Review } from "~/coach/types";

/** What is sent to the page while a second coach reads. */
export type OpinionEvent =
  | { kind: "point"; id: string; label: string; status: KeyPointStatus }
  | { kind: "done" }
  | { kind: "failed"; message: string };

/** What a review page knows of a second coach. */
export interface SecondOpinion {
  /** What it said, once it was asked; its review is null when what is stored cannot be read. */
  opinion: { review: Review | null; at: string } | null;
  /** Who would be asked; null where there is nobody to ask, or nothing in the answer to weigh. */
  offer: { model: string; host: string } | null;
}
