import { FIELD_QUESTIONS, GENERAL_QUESTION, WORK_FIELDS, type WorkField } from "~/data/home";
import { questionById } from "~/data/questions/cards.server";
import type { Question } from "~/data/questions/types";
import type { Answer, Session } from "~/practice/store/types";
import { getSession } from "~/practice/store/sessions.server";

/** A question of the hero with its place: null is the one for everybody. */
export interface ChosenQuestion {
  field: WorkField | null;
  question: Question;
  prompts: readonly string[];
}

/** The question for a kind of work, else the one for everybody. */
export function chooseQuestion(value: FormDataEntryValue | null): ChosenQuestion {
  const field = WORK_FIELDS.find((each) => each === value) ?? null;
  const { questionId, prompts } = field ? FIELD_QUESTIONS[field] : GENERAL_QUESTION;
  const found = questionById(questionId);
  if (!found) throw new Error(`The home page's question ${questionId} is not in the bank.`);
  return { field, question: found.question, prompts };
}

export interface FirstAnswer extends ChosenQuestion {
  session: Session;
  /** The latest attempt. */
  answer: Answer;
}

/** The answer that the owner gave on the home page in this session. */
export async function findFirstAnswer(
  owner: string | undefined,
  sessionId: string,
): Promise<FirstAnswer | undefined> {
  const session = owner ? await getSession(owner, sessionId) : undefined;
  const answer = session?.answers.at(-1);
  if (!session || !answer) return undefined;
  const field = WORK_FIELDS.find((each) => FIELD_QUESTIONS[each].questionId === answer.questionId);
  const chosen = chooseQuestion(field ?? null);
  return chosen.question.id === answer.questionId ? { ...chosen, session, answer } : undefined;
}

export const getCardUrl = (sessionId: string): string => `/?answer=${sessionId}`;
