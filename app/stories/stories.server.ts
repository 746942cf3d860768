import { randomUUID } from "node:crypto";
import { runTransaction } from "~/platform/database/connection.server";
import type { Refusal } from "~/platform/http/refuse-form.server";
import { checkAnswerStorage, countStored } from "~/practice/store/storage-limit.server";
import * as queries from "./queries.server";
import { MAX_STORIES, type Story, type StoryText, type Telling } from "./types";

interface By {
  owner: string;
  ip: string;
}

/** The owner's story; 404 for everyone else. */
export async function requireStory(owner: string, id = ""): Promise<Story> {
  const story = await queries.findStory(owner, id);
  if (!story) throw new Response("Not found", { status: 404 });
  return story;
}

export type SavedStory = { id: string; refusal?: undefined } | { refusal: Refusal };

/** Adds a story, unless the owner has as many as they can. */
export async function addStory(by: By, text: StoryText, now: Date): Promise<SavedStory> {
  const { ids, refusal } = await addStories(by, [text], { now, isPasted: false });
  const [id] = ids;
  return id === undefined ? { refusal: refusal ?? FULL } : { id };
}

/**
 * Adds stories, the first of them as the newest, as far as there is room. One that is already there word for word is
 * not added twice.
 */
export async function addStories(
  { owner, ip }: By,
  texts: readonly StoryText[],
  { now, isPasted }: { now: Date; isPasted: boolean },
): Promise<{ ids: string[]; refusal?: Refusal | undefined }> {
  const refusal = await checkAnswerStorage(owner, ip);
  if (refusal) return { ids: [], refusal };
  const ids = await runTransaction(async (connection) => {
    const stories = await queries.listStories(owner, connection);
    const added: string[] = [];
    for (const text of texts) {
      const same = stories.find(({ telling }) => telling === text.telling);
      if (!same && stories.length + added.length >= MAX_STORIES) break;
      const id = same?.id ?? randomUUID();
      added.push(id);
      if (same) continue;
      const at = new Date(now.getTime() - added.length).toISOString();
      await queries.insertStory(connection, {
        ...toColumns(text),
        id,
        owner_id: owner,
        is_pasted: Number(isPasted),
        created_at: at,
        updated_at: at,
      });
    }
    return added;
  });
  await countStored(
    ip,
    texts.slice(0, ids.length).reduce((sum, text) => sum + countBytes(text), 0),
  );
  return { ids };
}

const FULL: Refusal = {
  message: `You have ${MAX_STORIES} stories, which is as many as one person can keep. Delete one first.`,
  status: 400,
};

export async function changeStory(
  { owner, ip }: By,
  id: string,
  text: StoryText,
  now: Date,
): Promise<SavedStory> {
  const refusal = await checkAnswerStorage(owner, ip);
  if (refusal) return { refusal };
  const changes = { ...toColumns(text), is_pasted: 0, updated_at: now.toISOString() };
  await queries.updateStory(owner, id, changes);
  await countStored(ip, countBytes(text));
  return { id };
}

/** Notes that a story was told. */
export async function tellStory(
  owner: string,
  { storyId, kind, question, sessionId, roundId, toldAt }: Telling,
): Promise<void> {
  await runTransaction((connection) =>
    queries.insertTelling(connection, {
      id: randomUUID(),
      owner_id: owner,
      story_id: storyId,
      kind,
      question,
      session_id: sessionId,
      round_id: roundId,
      told_at: toldAt,
    }),
  );
}

export async function deleteStory(owner: string, id: string): Promise<void> {
  await runTransaction((connection) => queries.deleteStoryRows(connection, owner, id));
}

function toColumns({ title, telling, shortTelling, cueWords, kinds }: StoryText) {
  return {
    title,
    telling,
    short_telling: shortTelling,
    cue_words: JSON.stringify(cueWords),
    kinds: JSON.stringify(kinds),
  };
}

const countBytes = ({ telling, shortTelling }: StoryText) =>
  Buffer.byteLength(telling + shortTelling);
