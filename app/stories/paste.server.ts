import { createHash } from "node:crypto";
import { STORY_KINDS, type StoryKindId } from "~/data/story-kinds";
import { formatList } from "~/ui/format";
import { capitalize, countInWords, formatCount } from "~/ui/format-count";
import { cutTitle, nameNote, shorten } from "./first-words";
import { noteSchema } from "./schema.server";
import { type NoteBreak, hasEmptyLine, splitNotes } from "./split-notes";
import { suggestKinds } from "./suggest-kinds";
import { MAX_STORIES, NOTES_MAX, type StoryText, TELLING_MAX } from "./types";

/** How many stories of the notes are named at a time. */
const MAX_AT_ONCE = 12;
const PREVIEW_LENGTH = 60;

export interface PastedNote {
  title: string;
  titleError: string | null;
  preview: string;
  /** Those that a word of it speaks for. The others are behind “More”. */
  offers: StoryKindId[];
  ticked: StoryKindId[];
  /** Why it can’t be kept as it is. */
  problem: string | null;
}

export interface PastedNotes {
  notes: string;
  at: NoteBreak;
  /** Of the notes that the stories are from. */
  hash: string;
  /** Asked: there is no empty line to split at. */
  isOneStory: boolean;
  hasLines: boolean;
  stories: PastedNote[];
  /** How many come after these. */
  moreCount: number;
  /** How many of these can be kept. */
  keepCount: number;
  error: string | null;
  news: string | null;
}

export const hashNotes = (notes: string): string =>
  createHash("sha256").update(notes).digest("base64url").slice(0, 16);

/** What is shown of notes before any of them is kept. */
export function readNotes(notes: string, at: NoteBreak, storyCount: number): PastedNotes {
  const tooLong = notes.length > NOTES_MAX;
  const pieces = tooLong ? [] : splitNotes(notes, at);
  const isOneStory = at === "empty-lines" && pieces.length === 1 && !hasEmptyLine(notes);
  const shown = isOneStory ? [] : pieces.slice(0, MAX_AT_ONCE);
  const stories = shown.map((telling, index) => describeNote(telling, storyCount + index));
  return {
    notes,
    at,
    hash: hashNotes(notes),
    isOneStory,
    hasLines: splitNotes(notes, "lines").length > 1,
    stories,
    moreCount: isOneStory ? 0 : pieces.length - shown.length,
    keepCount: stories.filter(({ problem }) => problem === null).length,
    error: tooLong
      ? `Your notes have ${count(notes.length)} characters, and ${count(NOTES_MAX)} fit at a time. Nothing was cut: take out a part and paste it next.`
      : pieces.length === 0
        ? "Paste your notes first."
        : null,
    news: null,
  };
}

const count = (characters: number) => characters.toLocaleString("en-US");

function describeNote(note: string, position: number): PastedNote {
  const { title, telling } = nameNote(note);
  const kinds = suggestKinds(note).map(({ kind }) => kind);
  return {
    title,
    titleError: null,
    preview: shorten(cutTitle(telling, title), PREVIEW_LENGTH),
    offers: kinds,
    ticked: kinds,
    problem: findProblem(telling, position),
  };
}

function findProblem(telling: string, position: number): string | null {
  if (telling.length > TELLING_MAX)
    return `This one has ${count(telling.length)} characters, and a story has room for ${count(TELLING_MAX)}. Add an empty line where it can be split.`;
  return position >= MAX_STORIES
    ? `There is no room for this one: ${MAX_STORIES} stories are as many as one person can keep.`
    : null;
}

type Chosen = { stories: StoryText[]; rest: string } | { shown: PastedNotes };

/** The stories as they were named, and the notes that are left; or what has to be named first. */
export function chooseStories(form: FormData, pasted: PastedNotes): Chosen {
  const pieces = splitNotes(pasted.notes, pasted.at);
  const named = pasted.stories.map((note, index) => {
    const title = String(form.get(`title-${index + 1}`) ?? note.title);
    const kinds = form.getAll(`kinds-${index + 1}`);
    const { telling } = nameNote(pieces[index] ?? "");
    const result = noteSchema.safeParse({ title, telling, kinds });
    return { note, title, kinds, result };
  });
  const shown = named.map(
    ({ note, title, kinds, result }): PastedNote => ({
      ...note,
      title,
      titleError: note.problem ? null : (findIssue(result, "title") ?? null),
      problem: note.problem ?? findIssue(result, "telling") ?? null,
      ticked: STORY_KINDS.flatMap(({ id }) => (kinds.includes(id) ? id : [])),
    }),
  );
  if (shown.some(({ titleError }) => titleError !== null))
    return { shown: { ...pasted, stories: shown, error: "Each story needs a title." } };
  const isKept = (index: number) => shown[index]?.problem === null;
  const stories = named.flatMap(({ result }, index): StoryText[] =>
    isKept(index) && result.success ? [{ ...result.data, shortTelling: "", cueWords: [] }] : [],
  );
  if (stories.length === 0)
    return {
      shown: { ...pasted, stories: shown, error: "None of these can be kept as they are." },
    };
  return { stories, rest: pieces.filter((_, index) => !isKept(index)).join("\n\n") };
}

type NoteResult = ReturnType<typeof noteSchema.safeParse>;

const findIssue = (result: NoteResult, field: string): string | undefined =>
  result.error?.issues.find(({ path }) => path[0] === field)?.message;

/** "Two stories kept. You already keep one of these as “The freezer”" */
export function describeKept(keptCount: number, same: readonly { title: string }[]): string {
  const kept = `${capitalize(formatCount(keptCount, "story", "stories"))} kept`;
  const titles = formatList(same.map(({ title }) => `“${title}”`));
  return same.length === 0
    ? kept
    : `${kept}. You already keep ${countInWords(same.length)} of these as ${titles}`;
}
