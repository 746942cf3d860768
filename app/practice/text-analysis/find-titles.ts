import { OTHER_TITLES } from "~/data/work-fields/other-titles";
import { WORK_FIELDS } from "~/data/work-fields/work-fields";
import type { WorkField, WorkLevel } from "~/data/work-fields/types";
import type { Word } from "./names-technology";
import { listPhrases } from "./phrases";

export interface FoundTitle {
  field: WorkField;
  /** As the field lists it. */
  post: string;
  /** Its place in the text, with words of rank before it. */
  start: number;
  end: number;
  /** How much it says about what the text is about. */
  weight: number;
}

/** After “I have an interview as a”; in the headline, after “Job title:”; in a line of its own; after “we’re looking for a”; anywhere. */
const WEIGHTS = { interview: 30, headline: 20, sought: 14, line: 6, mentioned: 0.7 };
/** A headline is in the first lines, or the first words. */
const HEADLINES = 4;
const HEADLINE_WORDS = 12;
const LINE_WORDS = 9;
const LABEL =
  /(?:job title|title|position|role|vacancy|post|hiring|job|job ad)[ #\d]{0,6}[:–-]\s*$/i;
const SOUGHT =
  /(?:looking for|seeks?|seeking|hiring|recruiting|searching|requires?|needs?|appoint(?:ing)?|who we need:|join us as|opportunity for|work as|working as|employed as|i am|i['’]m|currently|position of|position as|role of|role as|job as|want to be)\s+(?:an?|our|the|your)?\s*(?:[\w-]+\s+){0,2}$/i;
const INTERVIEW =
  /\b(?:interview(?:ing)?|apply(?:ing)?|applied|application)\b[^.\n]{0,40}?\b(?:as|for)\s+(?:an?|the|your|their|our)?\s*(?:[\w-]+\s+){0,2}$/i;
/** “We need two nurses”: several of one post. */
const SEVERAL_SOUGHT =
  /\bwe(?:['’]re| are)? (?:currently |now |also )?(?:need|want|looking for|hiring|seeking|recruiting)\s+(?:[\w-]+\s+){0,3}$/i;
/** Somebody else’s post. */
const OTHERS =
  /(?:report(?:s|ing)?(?: in)?(?: directly)? to|alongside|with|for|by|from|to)\s+(?:an?|our|the|your)?\s*$/i;
const RANK =
  /(?:\b(?:senior|sr\.?|junior|jr\.?|lead|principal|head|chief|trainee|graduate|assistant|associate|deputy|registered|experienced|entry-level|group|corporate|regional|district|staff)\s+)+$/i;

/** By every name of a post: its field, and its title there. */
const TITLES = listPhrases(
  WORK_FIELDS.flatMap((field) =>
    field.titles.flatMap((post) =>
      [post, ...(OTHER_TITLES[post] ?? [])].map((phrase) => ({ phrase, value: { field, post } })),
    ),
  ),
);

/** The titles of posts that a text names, each with what its place says. */
export function findTitles(text: string, words: readonly Word[]): FoundTitle[] {
  return TITLES.match(words).flatMap(({ value, phrase, from, to }): FoundTitle[] => {
    const [first, last] = [words[from], words[to - 1]];
    if (!first || !last) return [];
    const before = text.slice(Math.max(0, first.start - 80), first.start);
    const rank = RANK.exec(before)?.[0].length ?? 0;
    const place = { start: first.start - rank, end: last.end };
    // “You work with nurses”: others, not the post.
    const isPlural = /[^s]s$/.test(last.text) && !phrase.endsWith("s");
    const weight = isPlural ? weighPlural(before) : weigh(text, words, place, from);
    return [{ ...value, ...place, weight }];
  });
}

const weighPlural = (before: string): number =>
  SEVERAL_SOUGHT.test(before) ? WEIGHTS.sought : WEIGHTS.mentioned / 2;

function weigh(
  text: string,
  words: readonly Word[],
  { start, end }: { start: number; end: number },
  from: number,
): number {
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", end);
  const line = text.slice(lineStart, lineEnd < 0 ? undefined : lineEnd);
  const beforeOnLine = text.slice(lineStart, start);
  const startsLine = beforeOnLine.trim() === "";
  const isShortLine = line.trim().split(/\s+/).length <= LINE_WORDS;
  if (INTERVIEW.test(beforeOnLine.slice(-80))) return WEIGHTS.interview;
  const isSought = SOUGHT.test(text.slice(Math.max(0, start - 60), start));
  if (OTHERS.test(beforeOnLine) && !isSought) return WEIGHTS.mentioned / 2;
  if (LABEL.test(beforeOnLine)) return WEIGHTS.headline;
  if (startsLine && countLines(text.slice(0, lineStart)) < HEADLINES) return WEIGHTS.headline;
  if (lineStart === 0 && from < HEADLINE_WORDS) return WEIGHTS.headline;
  if (isSought) return WEIGHTS.sought;
  return isShortLine || startsLine ? WEIGHTS.line : WEIGHTS.mentioned;
}

const countLines = (text: string) => text.split("\n").filter((line) => line.trim() !== "").length;

const SENIOR =
  /\b(?:senior|sr|lead|principal|head|chief|director|group|corporate controller|regional|district|staff (?=\S+ \S*\s?engineer)|matron|cfo|cto|ciso)\b/i;
const ENTRY =
  /\b(?:junior|jr|trainee|graduate|apprentice|intern|entry[ -]level|newly qualified|l1)\b/i;
/** “SOC analyst I”, “analyst (L1)”. */
const FIRST_GRADE = /^[\s(,-]{1,3}(?:i|l1|level 1)\b(?![a-z’'])/i;
const FOR_BEGINNERS =
  /\b(?:entry[ -]level|no (?:previous |prior )?experience (?:is )?(?:needed|required|necessary)|newly registered|freshers|recent graduates)\b/i;
const YEARS =
  /\b(\d{1,2}) ?(?:\+|or more|plus)? ?(?:-|–|to)? ?\d{0,2} ?years?[’']? (?:of )?(?:[\w-]+ ){0,3}experience/i;
const SENIOR_YEARS = 6;
const ENTRY_YEARS = 1;

/** By the words of the title, else by the years of experience the text names. */
export function findLevel(text: string, title: FoundTitle | undefined): WorkLevel {
  const name = title ? text.slice(title.start, title.end) : "";
  if (ENTRY.test(name) || (title && FIRST_GRADE.test(text.slice(title.end, title.end + 12))))
    return "entry";
  if (SENIOR.test(name)) return "senior";
  const years = YEARS.exec(text)?.[1];
  if (years !== undefined) {
    if (Number(years) >= SENIOR_YEARS) return "senior";
    if (Number(years) <= ENTRY_YEARS) return "entry";
  }
  return FOR_BEGINNERS.test(text) ? "entry" : "experienced";
}
