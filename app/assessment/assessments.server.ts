import { randomUUID } from "node:crypto";
import { type Level, LEVELS } from "~/data/levels";
import { isSkillId, type SkillId } from "~/data/skills";
import * as queries from "./queries.server";

/** A self-rating of one skill. */
export interface Rating {
  skill: SkillId;
  level: Level;
  ratedAt: string;
}

export interface Progress {
  /** The ratings so far, or those of the last assessment. */
  ratings: Rating[];
  /** Started but not finished. */
  isOpen: boolean;
}

export async function getProgress(owner: string | undefined): Promise<Progress> {
  const latest = owner && (await queries.findLatestAssessment(owner));
  if (!owner || !latest) return { ratings: [], isOpen: false };
  return {
    ratings: toRatings(await queries.listRatings(owner, latest.id)),
    isOpen: latest.finished_at === null,
  };
}

/** Saves the levels of one step. Skills left out don't change. */
export async function saveRatings(
  owner: string,
  levels: Record<string, string | undefined>,
): Promise<void> {
  const now = new Date().toISOString();
  const ratings = Object.entries(levels).flatMap(([skill_id, level]) =>
    level === undefined ? [] : { skill_id, level: Number(level), rated_at: now },
  );
  await queries.upsertRatings(owner, randomUUID(), now, ratings);
}

/** Finishes the open assessment. Returns its id; undefined if nothing was rated. */
export async function finishAssessment(owner: string): Promise<string | undefined> {
  const latest = await queries.findLatestAssessment(owner);
  if (!latest || (await queries.listRatings(owner, latest.id)).length === 0) return undefined;
  await queries.markFinished(owner, latest.id, new Date().toISOString());
  return latest.id;
}

export interface Result {
  id: string;
  finishedAt: string;
  ratings: Rating[];
}

/** A finished assessment; undefined if it belongs to someone else. */
export async function getResult(owner: string, id: string): Promise<Result | undefined> {
  const row = await queries.findFinishedAssessment(owner, id);
  return (
    row && {
      id: row.id,
      finishedAt: row.finished_at,
      ratings: toRatings(await queries.listRatings(owner, id)),
    }
  );
}

export async function getLatestResultId(owner: string): Promise<string | undefined> {
  return (await queries.findLatestFinishedAssessment(owner))?.id;
}

/** The latest rating of each skill, across all assessments. */
export async function listLatestRatings(owner: string): Promise<Rating[]> {
  const bySkill = new Map(
    toRatings(await queries.listAllRatings(owner)).map((rating) => [rating.skill, rating]),
  );
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
