import { getBand } from "~/coach/bands";
import { SOURCES } from "./evidence-sources";
import { describeGap, getGap, listGaps, REQUIRED_LEVEL } from "./gap";
import { type EvidenceSource, isProven } from "./level";
import { nameOnlyLesson } from "./only-lesson";
import type { SkillEvidence } from "./record";
import type { SkillId } from "~/data/skills";

interface ExportInput {
  record: readonly SkillEvidence[];
  target: { title: string; skills: readonly SkillId[] } | null;
  now: Date;
}

interface ExportedEvidence {
  source: EvidenceSource;
  /** Self-rated: 1 to 5; the others: 0 to 100. */
  value: number;
  /** Questions, quizzes or reviews. */
  pieces: number;
  /** The newest piece; ISO 8601, UTC. */
  latest: string;
  /** Percent of the level. */
  share: number;
}

/** The record for other programs: level, range, certainty and evidence of each skill. */
export function exportRecord({ record, target, now }: ExportInput) {
  return {
    exportedAt: now.toISOString(),
    requiredLevel: REQUIRED_LEVEL,
    target: target && {
      title: target.title,
      skills: listGaps(target.skills, record).map(({ skill, name, state, points }) => ({
        id: skill,
        name,
        state,
        pointsShort: points,
      })),
    },
    skills: record.map((evidence) => ({
      id: evidence.skill,
      name: evidence.name,
      group: evidence.group,
      ...getFigures(evidence),
      certainty: evidence.level.certainty,
      confirmed: evidence.level.isDemonstrated,
      proven: isProven(evidence.pieces),
      evidence: listEvidence(evidence),
    })),
  };
}

/** One row per skill and source. */
export function listExportRows(record: readonly SkillEvidence[]) {
  return record.flatMap((evidence) =>
    listEvidence(evidence).map(({ source, value, pieces, latest, share }) => ({
      Skill: evidence.name,
      Group: evidence.group,
      Level: getFigures(evidence).level,
      Low: getFigures(evidence).low,
      High: getFigures(evidence).high,
      "Certainty (%)": evidence.level.certainty,
      "Points short": getGap(evidence.skill, evidence).points,
      State: describeGap(getGap(evidence.skill, evidence)),
      Source: source,
      Value: value,
      Scale: source === "rated" ? "1-5" : "0-100",
      Pieces: pieces,
      Latest: latest,
      "Share of level (%)": share,
    })),
  );
}

/** None where one quiz or exercise is all there is. */
function getFigures(evidence: SkillEvidence) {
  if (nameOnlyLesson(evidence)) return { level: null, band: null, low: null, high: null };
  const { value, low, high } = evidence.level;
  return { level: value, band: getBand(value), low, high };
}

function listEvidence(evidence: SkillEvidence): ExportedEvidence[] {
  return SOURCES.flatMap((source) => {
    const summary = evidence[source];
    if (!summary) return [];
    const share = evidence.shares[source] ?? 0;
    const latest = summary.at;
    if ("level" in summary) return { source, value: summary.level, pieces: 1, latest, share };
    const pieces = "questions" in summary ? summary.questions : summary.count;
    return { source, value: summary.mean, pieces, latest, share };
  });
}
