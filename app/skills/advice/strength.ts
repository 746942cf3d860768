import { listCoursesTeaching } from "~/data/learning/courses";
import { type QuestionWithCard, questionById } from "~/data/questions/cards.server";
import { isSkillId, type SkillId } from "~/data/skills";
import { SOLID_SCORE } from "~/skills/weak-spots";
import { formatList } from "~/ui/format";
import { lowerSkill } from "./chain";
import { nameYears, withArticle } from "./names";
import { isOutsideWork } from "./outside-work";
import type { Situation } from "./situation";
import { getLearned } from "./work-strengths";

interface Topic {
  question?: QuestionWithCard;
  skills?: readonly SkillId[];
}

/**
 * What the person already has for this: an answer, a course, what the resume names, or what their work teaches. The
 * last two say nothing of a question outside their present work.
 */
export function describeStrength(situation: Situation, topic: Topic = {}): string | null {
  const close = describeAnswer(situation, topic) ?? describeCourse(situation, topic);
  const present = { ...situation, target: null };
  if (close || (topic.question && isOutsideWork(present, topic.question))) return close;
  return describeResume(situation) ?? describeTrade(situation);
}

/** The best answer of the same kind. */
export function describeAnswer(
  { person }: Situation,
  { question, skills = [] }: Topic,
): string | null {
  const wanted = new Set<string>(
    question ? question.question.skills.filter(isSkillId).slice(0, 1) : skills,
  );
  const [best] = person.answers
    .flatMap((answer) => {
      const found = questionById(answer.questionId);
      return found && answer.questionId !== question?.question.id ? [{ ...answer, found }] : [];
    })
    .filter(
      ({ score, isOpen, found }) =>
        score >= SOLID_SCORE &&
        !isOpen &&
        (found.card.id === question?.card.id || wanted.has(found.question.skills[0] ?? "")),
    )
    .toSorted((a, b) => b.score - a.score || (a.questionId < b.questionId ? -1 : 1));
  return best ? `Your answer to “${best.found.question.name}” scored ${best.score}.` : null;
}

function describeCourse({ person }: Situation, { question, skills = [] }: Topic): string | null {
  const wanted = question ? question.question.skills.filter(isSkillId) : skills;
  const course = listCoursesTeaching(wanted).find(({ id }) =>
    person.courses.some(({ courseId, isCompleted }) => courseId === id && isCompleted),
  );
  return course ? `You finished the course ${course.title}.` : null;
}

const NAMED_SKILLS = 3;

function describeResume({ person }: Situation): string | null {
  if (person.textKind !== "resume" || person.textSkills.length === 0) return null;
  return `Your resume shows ${formatList(person.textSkills.slice(0, NAMED_SKILLS).map(lowerSkill))}.`;
}

/** “Your 27 years as a car mechanic have taught you to find the real fault and explain the repair.” */
function describeTrade({ person, job, present }: Situation): string | null {
  const learned = getLearned(present?.code);
  if (!learned || !job || (person.years !== null && person.years < 1)) return null;
  const years = nameYears(person.years);
  if (!years) return `Working as ${withArticle(job)} has taught you to ${learned}.`;
  return (person.years ?? 0) < 2
    ? `A year as ${withArticle(job)} has taught you to ${learned}.`
    : `Your ${years} as ${withArticle(job)} have taught you to ${learned}.`;
}
