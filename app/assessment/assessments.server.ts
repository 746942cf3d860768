import { randomUUID } from "node:crypto";
import { type Level, LEVELS } from "~/data/levels";
import { isSkillId, type SkillId } from "~/data/skills";
import { type Answers, hasInterestAnswers, NOT_SURE } from "./answers";
import { listFieldSkillRatings } from "./field-skill-ratings";
import * as queries from "./queries.server";
import { parseAnswers } from "./stored-answers.server";

/** A self-rating of one skill. */
export interface Rating {
  skill: SkillId;
  level: Level;
  ratedAt: string;
}

export interface Progress {
  /** The ratings so far, or those of the last assessment. */
  ratings: Rating[];
  answers: Answers;
  /** Started but not finished. */
  isOpen: boolean;
}

export async function getProgress(owner: string | undefined): Promise<Progress> {
  const latest = owner && (await queries.findLatestAssessment(owner));
  if (!owner || !latest) return { ratings: [], answers: {}, isOpen: false };
  return {
    ratings: toRatings(await queries.listRatings(owner, latest.id)),
    answers: parseAnswers(latest),
    isOpen: latest.finished_at === null,
  };
}

/**
 * Saves the values of one step by form field: a skill's level, or an answer. Fields left out don't
 * change; null takes an answer back.
 */
export async function saveStep(
  owner: string,
  values: Record<string, string | null | undefined>,
): Promise<void> {
  const now = new Date().toISOString();
  const changes: queries.StepChanges = { ratings: [], removedSkills: [], answers: {} };
  for (const [field, value] of Object.entries(values)) {
    if (value === undefined) continue;
    if (!isSkillId(field)) changes.answers[field] = value;
    else if (value === NOT_SURE || value === null) {
      changes.removedSkills.push(field);
      changes.answers[`level-${field}`] = value;
    } else {
      changes.ratings.push({ skill_id: field, level: Number(value), rated_at: now });
      changes.answers[`level-${field}`] = null;
    }
  }
  await queries.saveStep(owner, randomUUID(), now, changes);
}

export async function startOver(owner: string): Promise<void> {
  await queries.startEmptyAssessment(owner, randomUUID(), new Date().toISOString());
}

/** Finishes the open assessment. Returns its id; undefined if nothing was answered. */
export async function finishAssessment(owner: string): Promise<string | undefined> {
  const latest = await queries.findLatestAssessment(owner);
  if (!latest) return undefined;
  const ratings = await queries.listRatings(owner, latest.id);
  if (ratings.length === 0 && !hasInterestAnswers(parseAnswers(latest))) return undefined;
  await queries.markFinished(owner, latest.id, new Date().toISOString());
  return latest.id;
}

export interface Result {
  id: string;
  finishedAt: string;
  answers: Answers;
  ratings: Rating[];
}

/** A finished assessment; undefined if it belongs to someone else. */
export async function getResult(owner: string, id: string): Promise<Result | undefined> {
  const row = await queries.findFinishedAssessment(owner, id);
  return (
    row && {
      id: row.id,
      finishedAt: row.finished_at,
      answers: parseAnswers(row),
      ratings: toRatings(await queries.listRatings(owner, id)),
    }
  );
}

/** More are kept, but not offered for comparison. */
const MAX_LISTED_RESULTS = 24;

/** Finished assessments, newest first, without their ratings. */
export async function listResults(owner: string): Promise<Omit<Result, "ratings">[]> {
  return (await queries.listFinishedAssessments(owner, MAX_LISTED_RESULTS)).map((row) => ({
    id: row.id,
    finishedAt: row.finished_at,
    answers: parseAnswers(row),
  }));
}

export async function getLatestResultId(owner: string): Promise<string | undefined> {
  return (await queries.findLatestFinishedAssessment(owner))?.id;
}

/** The latest finished assessment without its ratings, and whether one is open. */
export async function getLatestResult(
  owner: string,
): Promise<{ result: Pick<Result, "id" | "answers"> | null; isOpen: boolean }> {
  const latest = await queries.findLatestAssessment(owner);
  const isOpen = latest !== undefined && latest.finished_at === null;
  const [finished] = isOpen ? await queries.listFinishedAssessments(owner, 1) : [latest];
  return {
    result: finished ? { id: finished.id, answers: parseAnswers(finished) } : null,
    isOpen,
  };
}

/** Every rating of all assessments, oldest first, also those of skills of the chosen fields. */
export async function listRatings(owner: string): Promise<Rating[]> {
  const [ratings, assessments] = await Promise.all([
    queries.listAllRatings(owner),
    queries.listAssessmentAnswers(owner),
  ]);
  const fieldSkills = listFieldSkillRatings(
    assessments.map((row) => ({
      answers: parseAnswers(row),
      at: row.answered_at ?? row.started_at,
    })),
  );
  return [...toRatings(ratings), ...fieldSkills].toSorted((a, b) =>
    a.ratedAt < b.ratedAt ? -1 : a.ratedAt > b.ratedAt ? 1 : 0,
  );
}

/** The latest rating of each skill, across all assessments. */
export async function listLatestRatings(owner: string): Promise<Rating[]> {
  const bySkill = new Map((await listRatings(owner)).map((rating) => [rating.skill, rating]));
  return [...bySkill.values()];
}

type RatingRow = Awaited<ReturnType<typeof queries.listRatings>>[number];

/** Rows as ratings; skills that no longer exist are left out. */
function toRatings(rows: RatingRow[]): Rating[] {
  return rows.flatMap(({ skill_id, level, rated_at }) => {
    const validLevel = LEVELS.find((candidate) => candidate === level);
    return isSkillId(skill_id) && validLevel
      ? { skill: skill_id, level: validLevel, ratedAt: rated_at }
      : [];
  });
}
