import type { KeyPoint } from "~/data/questions/types";
import type { KeyPointStatus } from "~/coach/types";
import type { Document } from "~/coach/text/document";
import { weighSentence, weighWrong, type SentenceEvidence } from "./evidence";
import type { Forms, Term } from "./forms";

/** What the answer says of one key point. */
export interface PointMatch {
  point: KeyPoint;
  status: KeyPointStatus;
  /** 0–1, how surely the point was said; 0 when contradicted. */
  credit: number;
  /** Index of the sentence that says most of it. */
  sentence: number | null;
  matched: Term[];
  missing: Term[];
}

export const COVERED_FROM = 0.7;
export const PARTIAL_FROM = 0.48;
const NEIGHBOR = 0.6;
/** What one usually does shows a point in part at most. */
const HABIT_CREDIT = 0.5;
const OPPOSED_FROM = 0.5;
const OPPOSED_CLAIM = 0.5;
const VERBATIM = 0.75;
/** So much of a wrong claim is no accident, even beside a right word. */
const PLAINLY = 0.9;
const OPPOSED_VERBATIM = 0.22;

/** Claim coverage → credit: nothing below a fifth, all from 60 %. */
function claimCredit(share: number): number {
  return Math.min(1, Math.max(0, (share - 0.2) / 0.4));
}

function creditOf(evidence: SentenceEvidence): number {
  if (evidence.matched.length === 0) return 0;
  const best = Math.max(0, ...evidence.phrases);
  const others = Math.max(0, evidence.phrases.length - 1) * 0.15;
  return Math.min(1, Math.max(best + others + 0.5 * evidence.claim, claimCredit(evidence.claim)));
}

/** Denied: nearly the claim's own words with a good part of them denied, or much of it and nothing else to go by. */
function isOpposed(evidence: SentenceEvidence | undefined): boolean {
  if (!evidence) return false;
  if (evidence.claim >= VERBATIM) return evidence.opposed > OPPOSED_VERBATIM;
  return (
    evidence.opposed > OPPOSED_FROM &&
    evidence.claim >= OPPOSED_CLAIM &&
    evidence.phrases.length === 0
  );
}

function matchPoint(
  forms: Forms,
  answer: Document,
  judgeOpposition: boolean,
  habits: ReadonlySet<number>,
): PointMatch {
  const { point } = forms;
  const all = answer.sentences.map((sentence) => weighSentence(sentence, forms));
  const credits = all.map((evidence, at) =>
    habits.has(at) ? Math.min(HABIT_CREDIT, creditOf(evidence)) : creditOf(evidence),
  );
  const opposes = (at: number) => judgeOpposition && isOpposed(all[at]);
  let best = -1;
  let bestCredit = 0;
  credits.forEach((credit, at) => {
    if (opposes(at)) return;
    const together = Math.min(
      habits.has(at) ? HABIT_CREDIT : 1,
      credit + NEIGHBOR * Math.max(credits[at - 1] ?? 0, credits[at + 1] ?? 0),
    );
    const counted = credit >= 0.25 ? together : credit;
    if (
      counted > bestCredit + 1e-9 ||
      (counted > bestCredit - 1e-9 && credit > (credits[best] ?? 0))
    ) {
      best = at;
      bestCredit = counted;
    }
  });
  const describe = (status: KeyPointStatus, at: number, credit: number): PointMatch => {
    const matched = all[at]?.matched ?? [];
    const missing = forms.claim.terms.filter((term) => !matched.includes(term));
    return { point, status, credit, sentence: at < 0 ? null : at, matched, missing };
  };
  const denied = credits.findIndex((credit, at) => opposes(at) && credit > bestCredit);
  if (denied >= 0) return describe("contradicted", denied, 0);
  const right = new Set(
    [forms.claim, ...forms.aliases].flatMap((form) => form.terms.map((term) => term.stem)),
  );
  const wrong = answer.sentences.findIndex((sentence, at) => {
    const wrongly = Math.max(0, ...forms.wrong.map((form) => weighWrong(sentence, form, right)));
    const rightly = all[at]?.claim ?? 0;
    return (
      wrongly > rightly &&
      ((credits[at] ?? 0) < COVERED_FROM || (wrongly >= PLAINLY && rightly < OPPOSED_CLAIM))
    );
  });
  if (wrong >= 0) return describe("contradicted", wrong, 0);
  if (bestCredit >= COVERED_FROM) return describe("covered", best, bestCredit);
  if (bestCredit >= PARTIAL_FROM) return describe("partial", best, bestCredit);
  return describe("missed", -1, 0);
}

/**
 * Compares an answer with each key point. Stories are full of denials: for them `judgeOpposition` is false. The
 * sentences in `habits` tell no deed and show a point in part at most.
 */
export function matchPoints(
  forms: readonly Forms[],
  answer: Document,
  judgeOpposition: boolean,
  habits: ReadonlySet<number> = new Set(),
): PointMatch[] {
  return forms.map((form) => matchPoint(form, answer, judgeOpposition, habits));
}

/** The share of the points' weight that the answer earned, 0–1; 0 without points. A covered point counts whole. */
export function coverage(matches: readonly PointMatch[]): number {
  const total = matches.reduce((sum, match) => sum + (match.point.weight ?? 1), 0);
  const earned = (match: PointMatch) =>
    match.status === "covered" ? 1 : match.status === "partial" ? 0.5 : 0;
  return total === 0
    ? 0
    : matches.reduce((sum, match) => sum + earned(match) * (match.point.weight ?? 1), 0) / total;
}
