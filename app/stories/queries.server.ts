import type { Insertable, Kysely, Selectable, Updateable } from "kysely";
import { z } from "zod";
import { isStoryKindId } from "~/data/story-kinds";
import { db } from "~/platform/database/connection.server";
import { parseStoredJson } from "~/platform/database/stored-json.server";
import type { Tables } from "~/platform/database/tables";
import type { StoriesTable, StoryTellingsTable } from "~/platform/database/tables/stories";
import type { Story, Telling } from "./types";

type StoryRow = Selectable<StoriesTable>;

/** All stories of the owner, the one changed last first. */
export async function listStories(
  owner: string,
  connection: Kysely<Tables> = db,
): Promise<Story[]> {
  const rows = await connection
    .selectFrom("stories")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("updated_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(toStory);
}

export async function findStory(owner: string, id: string): Promise<Story | undefined> {
  const row = await db
    .selectFrom("stories")
    .selectAll()
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .executeTakeFirst();
  return row && toStory(row);
}

/** When the owner told which story, the first time first. */
export async function listTellings(owner: string): Promise<Telling[]> {
  const rows = await db
    .selectFrom("story_tellings")
    .selectAll()
    .where("owner_id", "=", owner)
    .orderBy("told_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({
    storyId: row.story_id,
    kind: row.kind !== null && isStoryKindId(row.kind) ? row.kind : null,
    question: row.question,
    sessionId: row.session_id,
    roundId: row.round_id,
    toldAt: row.told_at,
  }));
}

/** The story told last in answer to a question of a session, if it still exists. */
export async function findToldStory(
  owner: string,
  { sessionId, question }: { sessionId: string; question: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom("story_tellings as telling")
    .innerJoin("stories as story", "story.id", "telling.story_id")
    .select("story.id")
    .where("telling.owner_id", "=", owner)
    .where("story.owner_id", "=", owner)
    .where("telling.session_id", "=", sessionId)
    .where("telling.question", "=", question)
    .orderBy("telling.told_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function insertStory(
  connection: Kysely<Tables>,
  row: Insertable<StoriesTable>,
): Promise<void> {
  await connection.insertInto("stories").values(row).execute();
}

export async function updateStory(
  owner: string,
  id: string,
  changes: Updateable<StoriesTable>,
): Promise<void> {
  await db
    .updateTable("stories")
    .set(changes)
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .execute();
}

/** Deletes a story, with when it was told. */
export async function deleteStoryRows(
  connection: Kysely<Tables>,
  owner: string,
  id: string,
): Promise<void> {
  await connection
    .deleteFrom("story_tellings")
    .where("owner_id", "=", owner)
    .where("story_id", "=", id)
    .execute();
  await connection
    .deleteFrom("stories")
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .execute();
}

export async function insertTelling(
  connection: Kysely<Tables>,
  row: Insertable<StoryTellingsTable>,
): Promise<void> {
  await connection.insertInto("story_tellings").values(row).execute();
}

/** Before those of a round are written again. */
export async function deleteRoundTellings(
  connection: Kysely<Tables>,
  owner: string,
  roundId: string,
): Promise<void> {
  await connection
    .deleteFrom("story_tellings")
    .where("owner_id", "=", owner)
    .where("round_id", "=", roundId)
    .execute();
}

/** What was told at rounds that are deleted stays told. */
export async function forgetRounds(
  connection: Kysely<Tables>,
  owner: string,
  roundIds: readonly string[],
): Promise<void> {
  await connection
    .updateTable("story_tellings")
    .set({ round_id: null })
    .where("owner_id", "=", owner)
    .where("round_id", "in", roundIds)
    .execute();
}

const strings = z.array(z.string());

const parseStrings = (json: string, id: string) =>
  parseStoredJson(strings, json, { table: "stories", id }) ?? [];

function toStory(row: StoryRow): Story {
  return {
    id: row.id,
    title: row.title,
    telling: row.telling,
    shortTelling: row.short_telling,
    cueWords: parseStrings(row.cue_words, row.id),
    kinds: parseStrings(row.kinds, row.id).filter(isStoryKindId),
    isPasted: row.is_pasted === 1,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
