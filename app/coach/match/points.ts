import type { KeyPoint } from "~/data/questions/types";
import type { KeyPointStatus } from "~/coach/types";
import type { Document } from "~/coach/text/document";
import { findEvidence, type Evidence } from "./evidence";
import { readForms } from "./forms";
import type { Vocabulary } from "./vocabulary";

/** What the answer says of one key point. */
export interface PointMatch {
  point: KeyPoint;
  status: KeyPointStatus;
  /** 0–1, how much of the point was said; 0 when contradicted. */
  credit: number;
  evidence: Evidence | null;
}

export const COVERED_FROM = 0.55;
export const PARTIAL_FROM = 0.34;
/** An alias is short: all but a trifle of it has to be there. */
const ALIAS_FROM = 0.8;
const WRONG_FROM = 0.75;

function usable(evidence: Evidence): boolean {
  if (evidence.form.source === "claim") return evidence.coverage >= PARTIAL_FROM && evidence.matched.some((term) => term.weight >= 1);
  return evidence.coverage >= (evidence.form.source === "alias" ? ALIAS_FROM : WRONG_FROM);
}

function matchPoint(point: KeyPoint, answer: Document, vocabulary: Vocabulary, questionStems: ReadonlySet<string>): PointMatch {
  const all = readForms(point, questionStems).flatMap((form) => findEvidence(answer.sentences, form, vocabulary) ?? []).filter(usable);
  const right = all.filter((item) => item.form.source !== "wrong").toSorted((a, b) => Number(a.opposed) - Number(b.opposed) || b.coverage - a.coverage)[0];
  const wrong = all.filter((item) => item.form.source === "wrong" && !item.opposed).toSorted((a, b) => b.coverage - a.coverage)[0];
  if (wrong && (!right || right.opposed || wrong.coverage > right.coverage)) return { point, status: "contradicted", credit: 0, evidence: wrong };
  if (!right) return { point, status: "missed", credit: 0, evidence: null };
  if (right.opposed) {
    if (right.coverage >= COVERED_FROM) return { point, status: "contradicted", credit: 0, evidence: right };
    return { point, status: "missed", credit: 0, evidence: null };
  }
  if (right.coverage >= COVERED_FROM) return { point, status: "covered", credit: Math.min(1, 0.75 + right.coverage / 4), evidence: right };
  return { point, status: "partial", credit: right.coverage, evidence: right };
}

/** Compares an answer with each key point. Work is linear in words × points. */
export function matchPoints(points: readonly KeyPoint[], answer: Document, vocabulary: Vocabulary, questionStems: ReadonlySet<string>): PointMatch[] {
  return points.map((point) => matchPoint(point, answer, vocabulary, questionStems));
}

/** The share of the points' weight that the answer earned, 0–1; 0 without points. */
export function coverage(matches: readonly PointMatch[]): number {
  const total = matches.reduce((sum, match) => sum + (match.point.weight ?? 1), 0);
  return total === 0 ? 0 : matches.reduce((sum, match) => sum + match.credit * (match.point.weight ?? 1), 0) / total;
}
