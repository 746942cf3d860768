import type { Question } from "~/data/questions/types";
import type { Answer } from "~/practice/store/types";
import { findToldStory } from "./queries.server";

interface Told {
  question: Question;
  answer: Pick<Answer, "id" | "retells">;
}

/** The story that was told in an answer, or where to keep it as one; null if the question asks for none. */
export async function getStoryLink(
  owner: string,
  sessionId: string,
  { question, answer }: Told,
): Promise<{ to: string; storyId: string | null } | null> {
  if (question.kind !== "behavioral") return null;
  const storyId = await findToldStory(owner, { sessionId, question: question.prompt });
  if (storyId) return { to: `/stories/${storyId}`, storyId };
  const query = new URLSearchParams({ answer: answer.retells ?? answer.id });
  if (answer.retells !== null) query.set("short", answer.id);
  return { to: `/stories/new?${query}`, storyId: null };
}
