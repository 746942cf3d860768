import { runTransaction } from "~/platform/database/connection.server";
import { listStories } from "~/stories/queries.server";
import { updateJobInterview } from "~/job-interviews/queries.server";
import type { CardForm } from "./schema.server";

type Problem = { field: keyof CardForm; message: string };

const isFilled = (text: string) => text !== "";

const STORY_FIELDS = ["story1", "story2", "story3"] as const;

/** Saves what is on a card; returns what is wrong with it instead. */
export async function saveCard(
  owner: string,
  interviewId: string,
  card: CardForm,
): Promise<Problem | undefined> {
  const storyIds = (await listStories(owner)).map(({ id }) => id);
  for (const [index, field] of STORY_FIELDS.entries()) {
    const id = card[field];
    if (id === "") continue;
    if (!storyIds.includes(id)) return { field, message: "Choose one of your stories." };
    if (STORY_FIELDS.slice(0, index).some((other) => card[other] === id))
      return { field, message: "Choose each story once." };
  }
  await runTransaction((connection) =>
    updateJobInterview(connection, owner, interviewId, {
      opening: card.opening,
      card_stories: JSON.stringify(STORY_FIELDS.map((field) => card[field]).filter(isFilled)),
      ask_them: JSON.stringify([...new Set([card.ask1, card.ask2].filter(isFilled))]),
    }),
  );
  return undefined;
}
