import { codingTaskOf } from "~/data/questions/coding/tasks.server";
import { skillById } from "~/data/skills";
import { openTask } from "~/interviews/code/open-task";
import { nextAttempt } from "~/interviews/drafts/drafts.server";
import type { AskedQuestion } from "~/interviews/session-view";
import type { Session } from "~/interviews/sessions.server";

const KINDS = {
  technical: "Technical",
  case: "Case",
  behavioral: "Behavioral",
  motivation: "Motivation",
};

/** What the page needs of a question: never its key points, hint or sample answers, which would give it away. */
export function askedQuestion(session: Session, index: number): AskedQuestion | null {
  const question = session.questions[index];
  if (!question) return null;
  const task = codingTaskOf(question.id);
  const { id, kind, prompt, tips, why, words, minutes, skills } = question;
  return {
    id,
    prompt,
    tips,
    why,
    words,
    minutes,
    kind: KINDS[kind],
    difficulty: session.card.difficulty,
    skill: skillById(skills[0] ?? "")?.name ?? session.card.title,
    attempt: nextAttempt(session, id),
    code:
      kind === "technical"
        ? {
            task: task ? openTask(task) : null,
            testsUrl: `/interview/sessions/${session.id}/tests/${index + 1}`,
          }
        : null,
  };
}
