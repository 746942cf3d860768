import { type QuestionWithCard, cardById, questionById } from "~/data/questions/cards.server";
import { LEVELS_BY_QUESTION } from "~/data/questions/levels.server";
import { isForPost } from "~/data/questions/posts.server";
import type { SkillId } from "~/data/skills";
import { workFieldById } from "~/data/work-fields/work-fields";
import type { SkillMention } from "~/practice/text-analysis/find-skills";
import type { Work } from "~/practice/text-analysis/find-work";
import { selectQuestions, type WeightedSkill } from "./select-questions";
import type { SourceKind } from "./source-kind";

export interface TailoredQuestion {
  id: string;
  name: string;
  prompt: string;
  card: string;
  /** Names of the skills found that it tests. */
  testedSkills: string[];
  /** Why it was chosen: “Tests SQL”. */
  reason: string;
}

const MAX_QUESTIONS = 8;
/** A session is filled up to as many with what everybody is asked. */
const ENOUGH_QUESTIONS = 6;
const MAX_FIELD_QUESTIONS = 4;
const ENOUGH_OF_FIELD = 3;
const MAX_SKILL_QUESTIONS = 3;

/** What interviewers ask whatever the post: first about oneself, last about the post. */
const OPENING = "tell-me-about-yourself";
const CLOSING = "why-this-role";
const FOR_EVERYBODY = [
  OPENING,
  "mistake-you-made",
  "hard-to-work-with",
  "deadline-nearly-missed",
  "questions-for-them",
];
/** They take for granted what a text doesn’t say, or are about the terms of the job and not its skills. */
const UNFIT = new Set([
  "employment-gap",
  "changing-careers",
  "why-leaving-your-job",
  "salary-expectations",
]);
/** What those who lead are asked: a conflict in the team, weak work, a change that met resistance. */
const FOR_LEADING = ["mediated-between-colleagues", "gave-hard-feedback", "changed-how-team-works"];
/** Of the fields: shifts with gaps, learners, results and costs of others. */
const OF_FIELD_FOR_LEADING = new Set([
  "shift-unsafe-staffing",
  "apprentice-first-time-alone",
  "kitchen-food-cost-up",
  "department-results-dropped",
  "district-one-store-behind",
  "grievance-against-a-lead",
]);
/** Of people who lead by their post: those they led without being their manager. */
const NOT_FOR_LEADING = "led-without-authority";
const MIN_LEADING_QUESTIONS = 2;
/** Cards for every kind of work. */
const GENERAL_CARDS = new Set(["leadership", "conflict", "motivation"]);
/** A skill that a question for every kind of work is chosen for beside its main one. */
const OTHER_MAIN_SKILLS: Readonly<Record<string, SkillId>> = {
  "angry-customer": "complaint-handling",
};
/** Not asked of beginners. */
const LEADING_SKILLS = new Set(["leadership", "team-management", "delegation"]);

/**
 * The questions of a session for a post: those of its field, of one that leads those on leading, those on the skills
 * found, and what everybody is asked: at least six, at most eight.
 */
export function chooseQuestions(
  kind: SourceKind,
  mentions: readonly SkillMention[],
  work: Work | null,
  isLeading = work !== null && isSenior(work),
): TailoredQuestion[] {
  const skills = mentions.map(({ skill, name, count }, index) => ({
    skill,
    name,
    weight: count + 1 / (index + 1),
  }));
  const fieldCards = new Set(work ? (workFieldById(work.fieldId)?.cards ?? []) : []);
  const isAllowedAtLevel = (candidate: QuestionWithCard) =>
    fits(candidate, skills, work ? fieldCards : null) &&
    isForLevel(candidate, work) &&
    !(isLeading && candidate.question.id === NOT_FOR_LEADING) &&
    !(work?.level === "entry" && asksAboutLeading(candidate));
  const isAllowed = (candidate: QuestionWithCard) =>
    isAllowedAtLevel(candidate) && isForPost(candidate.question.id, work?.post ?? null);
  const ofPost = work ? selectOfField(work, skills, isAllowed) : [];
  // Where the post isn’t known: those whose main skill the text names.
  const onMainSkills = selectQuestions(
    skills,
    (candidate) =>
      fieldCards.has(candidate.card.id) &&
      isAllowedAtLevel(candidate) &&
      testsMainSkill(candidate, skills),
    work?.post ? 0 : Math.max(0, ENOUGH_OF_FIELD - ofPost.length),
    ofPost,
  );
  const ofField = [...ofPost, ...onMainSkills];
  const onLeading = isLeading ? FOR_LEADING : [];
  const mostOnLeading = onLeading.slice(0, MIN_LEADING_QUESTIONS);
  const onSkills = selectQuestions(skills, isAllowed, MAX_SKILL_QUESTIONS, [
    ...ofField,
    ...mostOnLeading.flatMap((id) => questionById(id) ?? []),
  ]);
  const chosen = [
    ...ofField.map(({ question }) => question.id),
    ...mostOnLeading,
    ...onSkills.map(({ question }) => question.id),
    ...onLeading,
  ];
  const ids = new Set(kind === "resume" ? [OPENING, ...chosen] : chosen);
  ids.delete(CLOSING);
  for (const id of FOR_EVERYBODY) if (ids.size < ENOUGH_QUESTIONS - 1) ids.add(id);
  return [...[...ids].slice(0, MAX_QUESTIONS - 1), CLOSING].flatMap(
    (id) => describeQuestion(id, skills, work) ?? [],
  );
}

/** A question as shown, with the reason for it. */
export function describeQuestion(
  id: string,
  skills: readonly Pick<WeightedSkill, "skill" | "name">[],
  work: Pick<Work, "fieldId"> | null,
): TailoredQuestion | undefined {
  const found = questionById(id);
  if (!found) return undefined;
  const { question, card } = found;
  const testedSkills = skills
    .filter(({ skill }) => question.skills.includes(skill))
    .map(({ name }) => name);
  const field = work ? workFieldById(work.fieldId) : undefined;
  const isOfField = field?.cards.includes(card.id) ?? false;
  const reason =
    testedSkills.length > 0
      ? `Tests ${testedSkills.join(", ")}`
      : isOfField
        ? "Asked in this field"
        : FOR_LEADING.includes(id)
          ? "Asked of people who lead"
          : "Asked for every role";
  return {
    id,
    name: question.name,
    prompt: question.prompt,
    card: card.title,
    testedSkills,
    reason,
  };
}

/** The field’s questions for those who lead, those on the skills found, then the others in the order of its cards. */
function selectOfField(
  work: Work,
  skills: readonly WeightedSkill[],
  isAllowed: (candidate: QuestionWithCard) => boolean,
): QuestionWithCard[] {
  const cards = (workFieldById(work.fieldId)?.cards ?? []).flatMap((id) => cardById(id) ?? []);
  const longest = Math.max(0, ...cards.map(({ questions }) => questions.length));
  const all = Array.from({ length: longest }, (_, index) =>
    cards.flatMap((card) => {
      const question = card.questions[index];
      return question ? [{ question, card }] : [];
    }),
  )
    .flat()
    .filter(isAllowed);
  const ids = new Set(all.map(({ question }) => question.id));
  const fitting = selectQuestions(
    skills,
    ({ question }) => ids.has(question.id),
    MAX_FIELD_QUESTIONS - 1,
  );
  const forLeading = isSenior(work)
    ? all.filter(({ question }) => OF_FIELD_FOR_LEADING.has(question.id))
    : [];
  return [
    ...new Map(
      [...forLeading, ...fitting, ...all].map((each) => [each.question.id, each]),
    ).values(),
  ].slice(0, MAX_FIELD_QUESTIONS);
}

/** Of the field, or for every kind of work; without a field, one whose main skill the text names. */
function fits(
  { question, card }: QuestionWithCard,
  skills: readonly WeightedSkill[],
  fieldCards: ReadonlySet<string> | null,
): boolean {
  if (UNFIT.has(question.id)) return false;
  if (fieldCards?.has(card.id)) return true;
  return (
    testsMainSkill({ question, card }, skills) &&
    (GENERAL_CARDS.has(card.id) || fieldCards === null)
  );
}

/** A question’s first skill is its main one. */
function testsMainSkill({ question }: QuestionWithCard, skills: readonly WeightedSkill[]): boolean {
  const main = [question.skills[0], OTHER_MAIN_SKILLS[question.id]];
  return skills.some(({ skill }) => main.includes(skill));
}

function isForLevel({ question }: QuestionWithCard, work: Work | null): boolean {
  const levels = LEVELS_BY_QUESTION[question.id];
  return !levels || !work || levels.includes(isSenior(work) ? "senior" : work.level);
}

/** Is asked about leading, and nothing that is too simple for that. */
function isSenior({ level, isLeading }: Work): boolean {
  return isLeading && level !== "entry";
}

const asksAboutLeading = ({ question }: QuestionWithCard): boolean =>
  question.skills.some((skill) => LEADING_SKILLS.has(skill));
