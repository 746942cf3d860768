import type { EvidenceSource } from "./level";

/** In the order of the lanes. */
export const SOURCES: readonly EvidenceSource[] = ["rated", "practiced", "learned", "reviewed"];

export const SOURCE_NAMES: Record<EvidenceSource, string> = {
  rated: "Rated",
  practiced: "Practiced",
  learned: "Learned",
  reviewed: "Reviewed",
};
