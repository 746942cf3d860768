import type { EvidenceSource } from "./level";
import type { SkillEvidence } from "./record";

/** In the order of the columns. */
export const SOURCES: readonly EvidenceSource[] = ["rated", "practiced", "learned", "reviewed"];

export const SOURCE_NAMES: Record<EvidenceSource, string> = {
  rated: "Self-rated",
  practiced: "Practiced",
  learned: "Learned",
  reviewed: "Reviewed",
};

/** What would fill a source that has no evidence; a source nobody can add to here says nothing. */
const EMPTY_SOURCES: Partial<Record<EvidenceSource, string>> = {
  rated: "No self-ratings yet: the assessment adds them.",
  practiced: "No answers yet: each interview question you answer is evidence.",
  learned:
    "Nothing learned yet: each course quiz you take and each code exercise you solve is evidence.",
};

/** The sources with evidence for at least one of these skills. */
function listUsedSources(record: readonly SkillEvidence[]): EvidenceSource[] {
  return SOURCES.filter((source) => record.some((evidence) => evidence[source] !== null));
}

/** The sources without any evidence, in one line; empty if there is none. */
export function describeEmptySources(record: readonly SkillEvidence[]): string {
  const used = listUsedSources(record);
  return SOURCES.filter((source) => !used.includes(source))
    .flatMap((source) => EMPTY_SOURCES[source] ?? [])
    .join(" ");
}
