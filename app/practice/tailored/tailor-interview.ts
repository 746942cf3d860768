import { getBandStart } from "~/coach/bands";
import { listCoursesTeaching } from "~/data/learning/courses";
import type { SuggestedMentor } from "~/data/mentor-types";
import {
  type QuestionWithCard,
  listQuestionsTesting,
  questionById,
} from "~/data/questions/cards.server";
import type { SkillId } from "~/data/skills";
import type { SkillMention } from "~/practice/text-analysis/find-skills";

export type SourceKind = "posting" | "resume";

/** What is known of a skill; levels are from 0 to 100. */
export interface KnownLevel {
  value: number;
  low: number;
  high: number;
  support: "thin" | "some" | "firm";
  /** Backed by an answer or a mentor, not only self-rated. */
  isDemonstrated: boolean;
}

export interface TailoredQuestion {
  id: string;
  name: string;
  prompt: string;
  card: string;
  /** Names of the found skills it tests; empty for the question every interview asks. */
  testedSkills: string[];
}

export interface SkillGap {
  name: string;
  quote: string;
  /** The evidence so far. */
  evidence: string;
  action: string;
  to: string | null;
}

export interface TailoredInterview {
  questions: TailoredQuestion[];
  /** Skills without a question here, or with little evidence. */
  gaps: SkillGap[];
  /** Skills already demonstrated. */
  metSkills: string[];
}

/** The most questions in one session. */
const MAX_QUESTIONS = 8;
/** The most skills considered; texts that name more list everything. */
const MAX_SKILLS = 24;
/** Value of a second question on a skill, relative to the first. */
const REPEAT_FACTOR = 0.3;

/** Asked in every interview of this kind. */
const STANDARD_QUESTION: Record<SourceKind, string> = {
  posting: "why-this-role",
  resume: "tell-me-about-yourself",
};

/**
 * Chooses questions for the skills found in a text: each one adds the most not yet tested, weighted
 * by mentions. Then lists the gaps, each with an action.
 *
 * @param levels the user's skill levels
 * @param mentors whom the user can ask on this server
 */
export function tailorInterview(
  kind: SourceKind,
  mentions: readonly SkillMention[],
  levels: ReadonlyMap<string, KnownLevel>,
  mentors: readonly SuggestedMentor[],
): TailoredInterview {
  const topMentions = mentions.slice(0, MAX_SKILLS);
  const questions = chooseQuestions(kind, topMentions);
  const testedSkills = new Set(questions.flatMap(({ testedSkills: tests }) => tests));
  const isMet = ({ skill }: SkillMention) => {
    const level = levels.get(skill);
    return (
      level !== undefined &&
      level.isDemonstrated &&
      level.support !== "thin" &&
      level.value >= getBandStart("Solid")
    );
  };
  return {
    questions,
    gaps: topMentions
      .filter((skill) => !isMet(skill))
      .map((mention) => ({
        name: mention.name,
        quote: mention.quote,
        evidence: describeEvidence(levels.get(mention.skill)),
        ...(testedSkills.has(mention.name)
          ? { action: "In this session", to: null }
          : suggestAction(mention.skill, mentors)),
      })),
    metSkills: topMentions.filter(isMet).map(({ name }) => name),
  };
}

function chooseQuestions(kind: SourceKind, mentions: readonly SkillMention[]): TailoredQuestion[] {
  const selected = selectQuestions(
    mentions.map(({ skill, name, count: times }, index) => ({
      skill,
      name,
      weight: times + 1 / (index + 1),
    })),
    MAX_QUESTIONS - 1,
  );
  const standardQuestion = questionById(STANDARD_QUESTION[kind]);
  if (
    !standardQuestion ||
    selected.length === 0 ||
    selected.some(({ id }) => id === STANDARD_QUESTION[kind])
  )
    return selected;
  const standardEntry = {
    id: standardQuestion.question.id,
    name: standardQuestion.question.name,
    prompt: standardQuestion.question.prompt,
    card: standardQuestion.card.title,
    testedSkills: [],
  };
  return kind === "resume" ? [standardEntry, ...selected] : [...selected, standardEntry];
}

interface WeightedSkill {
  skill: SkillId;
  name: string;
  weight: number;
}

/** Questions on the skills: each one adds the most not yet tested. */
export function selectQuestions(
  skills: readonly WeightedSkill[],
  maximum: number,
  isAllowed: (candidate: QuestionWithCard) => boolean = () => true,
): TailoredQuestion[] {
  const remainingWeights = new Map<string, number>(
    skills.map(({ skill, weight }) => [skill, weight]),
  );
  const names = new Map<string, string>(skills.map(({ skill, name }) => [skill, name]));
  const candidates = new Map(
    skills
      .flatMap(({ skill }) => listQuestionsTesting(skill))
      .filter(isAllowed)
      .map((candidate) => [candidate.question.id, candidate]),
  );
  const selected: TailoredQuestion[] = [];
  while (selected.length < maximum) {
    // A question's first skill is its main one.
    const ranked = [...candidates.values()].map((candidate) => ({
      ...candidate,
      gain: candidate.question.skills.reduce(
        (sum, skill, index) => sum + (remainingWeights.get(skill) ?? 0) / (index + 1),
        0,
      ),
    }));
    const best = ranked.toSorted((a, b) => b.gain - a.gain)[0];
    if (!best || best.gain === 0) break;
    const { id, name, prompt, skills: questionSkills } = best.question;
    selected.push({
      id,
      name,
      prompt,
      card: best.card.title,
      testedSkills: questionSkills.flatMap((skill) => names.get(skill) ?? []),
    });
    for (const skill of questionSkills)
      remainingWeights.set(skill, (remainingWeights.get(skill) ?? 0) * REPEAT_FACTOR);
    candidates.delete(id);
  }
  return selected;
}

function describeEvidence(level: KnownLevel | undefined): string {
  if (!level) return "nothing yet";
  if (!level.isDemonstrated) return "self-rated only";
  return `level ${level.value}, ${level.low} to ${level.high}`;
}

function suggestAction(
  skill: SkillId,
  mentors: readonly SuggestedMentor[],
): Pick<SkillGap, "action" | "to"> {
  const [question] = listQuestionsTesting(skill);
  if (question)
    return {
      action: `Practice later: ${question.question.name}`,
      to: `/interview/questions/${question.question.id}`,
    };
  const [course] = listCoursesTeaching([skill]);
  if (course)
    return {
      action: `No question tests it yet. Take ${course.title}`,
      to: `/learning/${course.id}`,
    };
  const mentor = mentors.find(({ specialties }) => specialties.includes(skill));
  if (mentor)
    return { action: `No question tests it yet. Ask ${mentor.name}`, to: `/mentors/${mentor.id}` };
  return {
    action:
      "No question tests it yet. Prepare one story of your own: the situation, what you did, and the result.",
    to: null,
  };
}
