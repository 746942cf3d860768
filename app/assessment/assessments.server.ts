import { randomUUID } from "node:crypto";
import { type Level, LEVELS } from "~/data/levels";
import { isSkillId, type SkillId } from "~/data/skills";
import * as queries from "./queries.server";

/** A person's own judgment of one skill. */
export interface Rating {
  skill: SkillId;
  level: Level;
  ratedAt: string;
}

export interface Progress {
  /** What was said so far, or the last time. */
  ratings: Rating[];
  /** Begun and not yet brought to its end. */
  open: boolean;
}

export async function loadProgress(owner: string | undefined): Promise<Progress> {
  const latest = owner && (await queries.findLatest(owner));
  if (!owner || !latest) return { ratings: [], open: false };
  return {
    ratings: toRatings(await queries.listRatings(owner, latest.id)),
    open: latest.finished_at === null,
  };
}

/** Keeps the levels given on one step. Skills left out stay as they were. */
export async function rateSkills(
  owner: string,
  levels: Record<string, string | undefined>,
): Promise<void> {
  const now = new Date().toISOString();
  const ratings = Object.entries(levels).flatMap(([skill_id, level]) =>
    level === undefined ? [] : { skill_id, level: Number(level), rated_at: now },
  );
  await queries.upsertRatings(owner, randomUUID(), now, ratings);
}

/** Ends the open assessment. Returns its id; undefined when nothing has been rated. */
export async function finishAssessment(owner: string): Promise<string | undefined> {
  const latest = await queries.findLatest(owner);
  if (!latest || (await queries.listRatings(owner, latest.id)).length === 0) return undefined;
  await queries.updateFinished(owner, latest.id, new Date().toISOString());
  return latest.id;
}

export interface Result {
  id: string;
  finishedAt: string;
  ratings: Rating[];
}

/** A finished assessment; undefined when it is not this owner's. */
export async function loadResult(owner: string, id: string): Promise<Result | undefined> {
  const row = await queries.findFinished(owner, id);
  return (
    row && {
      id: row.id,
      finishedAt: row.finished_at,
      ratings: toRatings(await queries.listRatings(owner, id)),
    }
  );
}

export async function findLatestResult(owner: string): Promise<string | undefined> {
  return (await queries.findLatestFinished(owner))?.id;
}

/** What a person last said about each skill, over all their assessments. */
export async function latestRatings(owner: string): Promise<Rating[]> {
  const bySkill = new Map(
    toRatings(await queries.listAllRatings(owner)).map((rating) => [rating.skill, rating]),
  );
  return [...bySkill.values()];
}

type Row = Awaited<ReturnType<typeof queries.listRatings>>[number];

/** Rows as ratings; a skill that has left the catalogue is left out. */
function toRatings(rows: Row[]): Rating[] {
  return rows.flatMap(({ skill_id, level, rated_at }) => {
    const known = LEVELS.find((each) => each === level);
    return isSkillId(skill_id) && known ? { skill: skill_id, level: known, ratedAt: rated_at } : [];
  });
}
