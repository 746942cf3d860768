import { z } from "zod";
import {
  INTERVIEW_CARDS,
  type QuestionWithCard,
  listQuestions,
} from "~/data/questions/cards.server";
import type { InterviewCard } from "~/data/questions/types";
import { FIELD_NAMES } from "~/data/careers/field-names";
import { PACK_CARDS, listPacksOfField } from "~/data/questions/packs.server";
import { SKILLS, isSkillId, skillById } from "~/data/skills";
import { QUESTION_KINDS } from "~/practice/store/question-kinds";
import { QUERY_MAX_LENGTH, normalizeWord, readQueryWords, splitWords } from "~/search/words";

interface Option {
  value: string;
  label: string;
}

const toOptions = (entries: readonly (readonly [string, string])[]): Option[] =>
  entries.map(([value, label]) => ({ value, label }));

/** Skills of the questions for every field, or of those of one, and the chosen one: all would be too many to choose from. */
function listSkillOptions({ field, skill: chosen }: QuestionFilter): Option[] {
  const packs = listPacksOfField(field);
  const cards = packs.length === 0 ? INTERVIEW_CARDS : packs;
  const tested = new Set([chosen, ...cards.flatMap(listSkills)]);
  return toOptions(
    SKILLS.filter(({ id }) => tested.has(id))
      .map(({ id, name }) => [id, name] as const)
      .toSorted(([, a], [, b]) => a.localeCompare(b)),
  );
}

const listSkills = ({ questions }: InterviewCard) => questions.flatMap(({ skills }) => skills);

const FIXED_OPTIONS = {
  field: toOptions(Object.entries(FIELD_NAMES)),
  topic: toOptions([...INTERVIEW_CARDS, ...PACK_CARDS].map(({ id, title }) => [id, title])),
  kind: toOptions(Object.entries(QUESTION_KINDS)),
};

/** What is not an option is left out. */
const optionSchema = (options: readonly Option[]) =>
  z
    .string()
    .catch("")
    .transform((value) => (options.some((option) => option.value === value) ? value : ""));

/** The fields of work of the first questions that are for one. */
const FIELDS_OF_FIRST_QUESTIONS: Readonly<Record<string, string>> = {
  "helped-a-patient": "healthcare",
  "bug-hard-to-find": "technology",
  "lesson-that-went-wrong": "education",
};

const checkboxSchema = z
  .string()
  .optional()
  .transform((value) => value === "on");

const filterSchema = z.object({
  q: z
    .string()
    .catch("")
    .transform((words) => words.trim().slice(0, QUERY_MAX_LENGTH)),
  field: optionSchema(FIXED_OPTIONS.field),
  topic: optionSchema(FIXED_OPTIONS.topic),
  skill: z
    .string()
    .catch("")
    .transform((skill) => (isSkillId(skill) ? skill : "")),
  kind: optionSchema(FIXED_OPTIONS.kind),
  unanswered: checkboxSchema,
  starred: checkboxSchema,
});

export type QuestionFilter = z.output<typeof filterSchema>;

export const listFilterOptions = (filter: QuestionFilter) => ({
  ...FIXED_OPTIONS,
  skill: listSkillOptions(filter),
});

export function readFilter(searchParams: URLSearchParams): QuestionFilter {
  return filterSchema.parse(Object.fromEntries(searchParams));
}

/** What somebody has done with questions. */
export interface OwnQuestions {
  answered: ReadonlySet<string>;
  starred: ReadonlySet<string>;
}

/** Those for every field of work come first: the home page's, then the behavioral ones. */
const LIST_ORDER = ["home", "behavioral", "case", "technical"];

const listedQuestions = listQuestions().toSorted((a, b) => getPlace(a) - getPlace(b));

function getPlace({ card: { id, tab } }: QuestionWithCard): number {
  return LIST_ORDER.indexOf(id === "home" ? id : tab);
}

/** Those of packs come first. */
const questionsByPack = listQuestions().toSorted(
  (a, b) => Number(PACK_CARDS.includes(b.card)) - Number(PACK_CARDS.includes(a.card)),
);

/** The questions of the bank that match all of a filter; of a field, those of its packs come first. */
export function filterQuestions(
  { q, field, topic, skill, kind, unanswered, starred }: QuestionFilter,
  own: OwnQuestions,
): QuestionWithCard[] {
  const words = readQueryWords(q);
  const packs = listPacksOfField(field);
  const listed = field === "" ? listedQuestions : questionsByPack;
  return listed.filter(
    ({ question, card }) =>
      (field === "" || packs.includes(card) || FIELDS_OF_FIRST_QUESTIONS[question.id] === field) &&
      (topic === "" || card.id === topic) &&
      (skill === "" || question.skills.includes(skill)) &&
      (kind === "" || question.kind === kind) &&
      !(unanswered && own.answered.has(question.id)) &&
      (!starred || own.starred.has(question.id)) &&
      words.every((word) => getSearchText(question.id).includes(` ${word}`)),
  );
}

/** The words of each question in the form in which they are compared, each behind a space. */
const searchTexts = new Map(
  listQuestions().map(({ question, card }) => {
    const skillNames = question.skills.map((id) => skillById(id)?.name ?? "");
    const text = [question.name, question.prompt, card.title, ...skillNames];
    return [
      question.id,
      splitWords(text.join(" "))
        .map((word) => ` ${normalizeWord(word) ?? ""}`)
        .join(""),
    ];
  }),
);

const getSearchText = (id: string): string => searchTexts.get(id) ?? "";
