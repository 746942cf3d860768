import { WORK_FIELDS } from "~/data/work-fields/work-fields";
import type { WorkField, WorkLevel } from "~/data/work-fields/types";
import { FIELDS_BY_SKILL } from "./fields-of-skills";
import { findSkills } from "./find-skills";
import { type FoundTitle, findLevel, findTitles } from "./find-titles";
import { findLeading } from "./leads-others";
import { listPhrases, type Phrases } from "./phrases";
import { splitWords } from "./split-words";

/** What a posting or a résumé is about. */
export interface Work {
  /** Of the work field. */
  fieldId: string;
  /** The post, as the text writes it and as the field lists it; null if it names none. */
  title: string | null;
  post: string | null;
  level: WorkLevel;
  /** Whether its holder leads others, whatever the level. */
  isLeading: boolean;
  /** Posts of other fields that the text offers as well; empty unless it offers several. */
  otherTitles: readonly string[];
}

/** A word said again adds little. */
const REPEAT_VALUE = 0.2;
const MAX_REPEATS = 5;
/** What employers tell of themselves and their customers outweighs no title. */
const MAX_BY_WORDS = 12;
/** Words alone, fewer than these, name no field. */
const MIN_EVIDENCE = 3;
/** A skill that one field asks about; shared by the fields where several do. */
const SKILL_VALUE = 1.5;
/** A title in a line of its own, of as many other fields, is one more post on offer. */
const OFFERED = 6;
const MIN_OTHERS = 2;

const WORDS: Phrases<WorkField> = listPhrases(
  WORK_FIELDS.flatMap((field) => field.words.map((phrase) => ({ phrase, value: field }))),
);

/**
 * The field, the post and its level by the titles and the words of a text: a title where posts are
 * named weighs as much as many words. Null if there is too little to tell.
 */
export function findWork(text: string): Work | null {
  const words = splitWords(text);
  const titles = findTitles(text, words);
  const evidence = new Map<WorkField, number>();
  const add = (field: WorkField, value: number) =>
    evidence.set(field, (evidence.get(field) ?? 0) + value);
  for (const { field, weight } of titles) add(field, weight);
  const counts = new Map<WorkField, Map<string, number>>();
  for (const { value: field, phrase } of WORDS.match(words)) {
    const ofField = counts.get(field) ?? new Map<string, number>();
    counts.set(field, ofField.set(phrase, (ofField.get(phrase) ?? 0) + 1));
  }
  for (const [field, ofField] of counts) {
    const values = [...ofField.values()].map(
      (count) => 1 + REPEAT_VALUE * Math.min(MAX_REPEATS, count - 1),
    );
    add(
      field,
      Math.min(
        MAX_BY_WORDS,
        values.reduce((sum, value) => sum + value, 0),
      ),
    );
  }
  for (const { skill } of findSkills(text)) {
    const fields = FIELDS_BY_SKILL.get(skill) ?? new Set();
    for (const field of fields) add(field, SKILL_VALUE / fields.size);
  }
  const [best] = [...evidence].toSorted((a, b) => b[1] - a[1]);
  if (!best || best[1] < MIN_EVIDENCE) return null;
  const [field] = best;
  const title = chooseTitle(titles, field);
  return {
    fieldId: field.id,
    title: title ? text.slice(title.start, title.end) : null,
    post: title?.post ?? null,
    level: findLevel(text, title),
    isLeading: findLeading(text, title),
    otherTitles: listOtherTitles(text, titles, field),
  };
}

function listOtherTitles(text: string, titles: readonly FoundTitle[], field: WorkField): string[] {
  const byField = new Map(
    titles
      .filter((title) => title.weight >= OFFERED && title.field !== field)
      .toSorted((a, b) => b.start - a.start)
      .map((title) => [title.field, title]),
  );
  const others = [...byField.values()]
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end }) => text.slice(start, end));
  return others.length < MIN_OTHERS ? [] : others;
}

function chooseTitle(titles: readonly FoundTitle[], field: WorkField): FoundTitle | undefined {
  return titles
    .filter((title) => title.field === field)
    .toSorted((a, b) => b.weight - a.weight || a.start - b.start)[0];
}
