import { z } from "zod";
import {
  INTERVIEW_CARDS,
  type QuestionWithCard,
  listQuestions,
} from "~/data/questions/cards.server";
import { SKILLS, skillById } from "~/data/skills";
import { QUESTION_KINDS } from "~/practice/store/question-kinds";
import { QUERY_MAX_LENGTH, normalizeWord, readQueryWords, splitWords } from "~/search/words";

interface Option {
  value: string;
  label: string;
}

const toOptions = (entries: readonly (readonly [string, string])[]): Option[] =>
  entries.map(([value, label]) => ({ value, label }));

const testedSkills = new Set(listQuestions().flatMap(({ question }) => question.skills));

export const FILTER_OPTIONS = {
  topic: toOptions(INTERVIEW_CARDS.map(({ id, title }) => [id, title])),
  skill: toOptions(
    SKILLS.filter(({ id }) => testedSkills.has(id))
      .map(({ id, name }) => [id, name] as const)
      .toSorted(([, a], [, b]) => a.localeCompare(b)),
  ),
  kind: toOptions(Object.entries(QUESTION_KINDS)),
};

/** What is not an option is left out. */
const optionSchema = (options: readonly Option[]) =>
  z
    .string()
    .catch("")
    .transform((value) => (options.some((option) => option.value === value) ? value : ""));

const checkboxSchema = z
  .string()
  .optional()
  .transform((value) => value === "on");

const filterSchema = z.object({
  q: z
    .string()
    .catch("")
    .transform((words) => words.trim().slice(0, QUERY_MAX_LENGTH)),
  topic: optionSchema(FILTER_OPTIONS.topic),
  skill: optionSchema(FILTER_OPTIONS.skill),
  kind: optionSchema(FILTER_OPTIONS.kind),
  unanswered: checkboxSchema,
  starred: checkboxSchema,
});

export type QuestionFilter = z.output<typeof filterSchema>;

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

/** The questions of the bank that match all of a filter. */
export function filterQuestions(
  { q, topic, skill, kind, unanswered, starred }: QuestionFilter,
  own: OwnQuestions,
): QuestionWithCard[] {
  const words = readQueryWords(q);
  return listedQuestions.filter(
    ({ question, card }) =>
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
