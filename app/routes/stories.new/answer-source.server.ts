import type { StoryKindId } from "~/data/story-kinds";
import { getAnswerRow } from "~/practice/store/queries.server";
import { getSession } from "~/practice/store/sessions.server";
import { proposeTitle } from "~/stories/first-words";
import { EMPTY_VALUES, type StoryValues } from "~/stories/form-values";
import { getStoryKind } from "~/stories/question-kind.server";

interface AnswerSource {
  owner: string;
  text: string;
  kind: StoryKindId | null;
  question: string;
  sessionId: string;
  toldAt: string;
}

/** The owner’s answer to a question that asks for a story. */
export async function findAnswerSource(
  owner: string,
  id: string,
): Promise<AnswerSource | undefined> {
  const row = await getAnswerRow(owner, id);
  const session = row && (await getSession(owner, row.session_id));
  const answer = session?.answers.find((each) => each.id === id);
  const question = session?.questions.find((each) => each.id === answer?.questionId);
  if (!answer || !question || question.kind !== "behavioral") return undefined;
  return {
    owner,
    text: answer.text,
    kind: getStoryKind(question),
    question: question.prompt,
    sessionId: row?.session_id ?? "",
    toldAt: answer.createdAt,
  };
}

/** @param shortId the answer that tells it again in about sixty words */
export async function toStoryValues(
  { owner, text, kind }: AnswerSource,
  shortId: string | null,
): Promise<StoryValues> {
  const short = shortId === null ? undefined : await findAnswerSource(owner, shortId);
  return {
    ...EMPTY_VALUES,
    title: proposeTitle(text),
    telling: text,
    shortTelling: short?.text ?? "",
    kinds: kind ? [kind] : [],
  };
}
