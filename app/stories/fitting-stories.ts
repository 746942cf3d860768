import type { StoryKindId } from "~/data/story-kinds";
import { getFirstSentence, shorten, skipHeading } from "./first-words";
import { sortByUse } from "./coverage";
import { suggestKinds } from "./suggest-kinds";
import type { Story, Telling } from "./types";

const MAX_CHOICES = 3;
/** As many as a page has room for. */
const MAX_OTHERS = 24;
const LINE_LENGTH = 110;

/** A story to choose beside a question. */
export interface StoryChoice {
  id: string;
  title: string;
  /** Tagged with the kind of question, or told for it. */
  isForThis: boolean;
  line: string;
  /** What it begins with, to put into an empty answer. */
  opening: string;
  cueWords: string[];
  /** The number of the question of this session in which it was told. */
  toldIn: number | null;
}

interface Asked {
  /** Null if its words name none: any story may fit. */
  kind: StoryKindId | null;
  sessionId: string;
  /** The questions of the session, as they are asked. */
  prompts: readonly string[];
  /** The number of the one asked now. */
  number: number;
}

/**
 * The stories that fit a question, at most three: tagged with its kind, told for it, then with a word that speaks for
 * it; where no kind is known, those used last. The others can be chosen too.
 */
export function listFittingStories(
  stories: readonly Story[],
  tellings: readonly Telling[],
  asked: Asked,
): { choices: StoryChoice[]; others: StoryChoice[] } {
  const getRank = ({ id, kinds, title, telling }: Story): number => {
    if (asked.kind === null) return 2;
    if (kinds.includes(asked.kind)) return 0;
    if (tellings.some(({ storyId, kind }) => storyId === id && kind === asked.kind)) return 1;
    return suggestKinds(`${title} ${telling}`).some(({ kind }) => kind === asked.kind) ? 2 : 3;
  };
  const sorted = sortByUse(stories, tellings);
  const fitting = sorted
    .map((story) => ({ story, rank: getRank(story) }))
    .filter(({ rank }) => rank < 3)
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MAX_CHOICES);
  const others = sorted.filter((each) => fitting.every(({ story }) => story !== each));
  const toChoice = (story: Story, isForThis: boolean): StoryChoice => ({
    id: story.id,
    title: story.title,
    isForThis,
    line: shorten(
      getFirstSentence(skipHeading(story.shortTelling || story.telling, story.title)),
      LINE_LENGTH,
    ),
    opening: getFirstSentence(skipHeading(story.telling, story.title)),
    cueWords: story.cueWords,
    toldIn: findToldIn(story.id, tellings, asked),
  });
  return {
    choices: fitting.map(({ story, rank }) => toChoice(story, rank < 2)),
    others: others.slice(0, MAX_OTHERS).map((story) => toChoice(story, false)),
  };
}

function findToldIn(
  id: string,
  tellings: readonly Telling[],
  { sessionId, prompts, number }: Asked,
): number | null {
  const numbers = tellings
    .filter((telling) => telling.storyId === id && telling.sessionId === sessionId)
    .map(({ question }) => prompts.indexOf(question) + 1)
    .filter((each) => each > 0 && each !== number);
  return numbers.at(-1) ?? null;
}
