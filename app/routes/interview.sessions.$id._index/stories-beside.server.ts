import type { Question } from "~/data/questions/types";
import type { AnswerTarget } from "~/practice/answer/types";
import type { Session } from "~/practice/store/types";
import { listFittingStories } from "~/stories/fitting-stories";
import { findStory, listStories, listTellings } from "~/stories/queries.server";
import { getStoryKind } from "~/stories/question-kind.server";
import { tellStory } from "~/stories/stories.server";

/**
 * The stories that fit the question, and the others; null if it asks for none, or is asked in a live interview. To a question that the
 * person wrote down as one about a story, each may fit.
 */
export async function listStoriesBeside(
  owner: string,
  session: Session,
  index: number,
  chosen: string | null,
) {
  const question = session.questions[index];
  if (question?.kind !== "behavioral" || session.mode === "live") return null;
  const kind = getStoryKind(question);
  if (kind === null && !question.isOwn) return null;
  const fitting = listFittingStories(await listStories(owner), await listTellings(owner), {
    kind,
    sessionId: session.id,
    prompts: session.questions.map(({ prompt }) => prompt),
    number: index + 1,
  });
  return { ...fitting, chosen };
}

/** Notes that the chosen story, if it is still there, was told in the answer to a question. */
export async function tellChosenStory(
  { owner, session, question }: AnswerTarget,
  storyId: string,
): Promise<void> {
  if (storyId === "" || question.kind !== "behavioral") return;
  if (!(await findStory(owner, storyId))) return;
  await tellStory(owner, {
    storyId,
    kind: getStoryKind(question),
    question: question.prompt,
    sessionId: session.id,
    roundId: null,
    toldAt: new Date().toISOString(),
  });
}

/** The page that starts a story for a question and leads back to it. */
export function getNewStoryUrl(question: Question, returnTo: string): string {
  return `/stories/new?${new URLSearchParams({ kind: getStoryKind(question) ?? "", returnTo })}`;
}
