import { STORY_KIND_IDS } from "~/data/story-kinds";
import { type Client, ORIGIN } from "./client";
import { execute, select } from "./database";

const AT = "2026-11-02T10:00:00.000Z";

export const STORY = {
  title: "The freezer on Saturday",
  telling:
    "At seven on a Saturday the freezer was dead. I called the butcher next door and we moved the stock in eight trips before opening.",
  shortTelling: "Stock for £2,000 moved next door before nine.",
  cueWords: "seven, dead\r\nbutcher\r\neight trips\r\nonly the ice cream",
  kinds: "pressure",
};

/** Sends a form in which a field may be there more than once. */
export const postFields = (client: Client, path: string, fields: [string, string][]) =>
  client.send(path, {
    method: "POST",
    headers: { Origin: ORIGIN },
    body: new URLSearchParams(fields),
  });

/** Writes a story and returns the address of its page. */
export async function writeStory(
  client: Client,
  changes: Partial<Record<keyof typeof STORY | "answer" | "returnTo", string>> = {},
): Promise<string> {
  const response = await client.post("/stories/new", { ...STORY, ...changes });
  return response.headers.get("Location") ?? "";
}

export const listStoryRows = (owner: string) =>
  select("select * from stories where owner_id = ? order by created_at", [owner]);

export const listTellingRows = (owner: string) =>
  select("select * from story_tellings where owner_id = ? order by told_at", [owner]);

/** Stories beyond what a test would write, each for every kind of question if no kinds are given. */
export function insertStories(
  owner: string,
  count: number,
  kinds: readonly string[] = STORY_KIND_IDS,
): void {
  for (let index = 0; index < count; index += 1)
    execute(
      "insert into stories (id, owner_id, title, telling, short_telling, cue_words, kinds, created_at, updated_at) values (?, ?, ?, ?, '', '[]', ?, ?, ?)",
      [
        `${owner}-${index}`,
        owner,
        `Story ${index}`,
        `It was day ${index}.`,
        JSON.stringify(kinds),
        AT,
        AT,
      ],
    );
}

export function insertTelling(owner: string, storyId: string): void {
  execute(
    "insert into story_tellings (id, owner_id, story_id, kind, question, told_at) values (?, ?, ?, 'pressure', 'Tell me about a time.', ?)",
    [`telling-${storyId}`, owner, storyId, AT],
  );
}
