import { STORY_KINDS, type StoryKind, type StoryKindId } from "~/data/story-kinds";
import type { Story, Telling } from "./types";

/** How a story stands to a kind of question: told so often, or tagged only. */
export interface Mark {
  storyId: string;
  title: string;
  told: number;
}

export interface CoverageRow extends StoryKind {
  /** The next job interview asks it. */
  isAsked: boolean;
  /** By the column of their story; null where there is none. */
  marks: (Mark | null)[];
  /** Of stories without a column. */
  others: number;
}

export interface Coverage {
  columns: Pick<Story, "id" | "title">[];
  /** Kinds without a story first; among each, what the next job interview asks. */
  rows: CoverageRow[];
  gapCount: number;
}

const MAX_COLUMNS = 8;

/** Which kinds of question the stories answer: the stories last used have a column each. */
export function buildCoverage(
  stories: readonly Story[],
  tellings: readonly Telling[],
  askedKinds: readonly StoryKindId[],
): Coverage {
  const columns = sortByUse(stories, tellings).slice(0, MAX_COLUMNS);
  const others = stories.filter((story) => !columns.includes(story));
  const findMark = (story: Story, kind: StoryKindId): Mark | null => {
    const told = tellings.filter((each) => each.storyId === story.id && each.kind === kind).length;
    return told > 0 || story.kinds.includes(kind)
      ? { storyId: story.id, title: story.title, told }
      : null;
  };
  const rows = STORY_KINDS.map((kind) => ({
    ...kind,
    isAsked: askedKinds.includes(kind.id),
    marks: columns.map((story) => findMark(story, kind.id)),
    others: others.filter((story) => findMark(story, kind.id)).length,
  }));
  const askedRank = (row: CoverageRow) =>
    row.isAsked ? askedKinds.indexOf(row.id) : STORY_KINDS.length;
  const rank = (row: CoverageRow) => (isGap(row) ? 0 : 100) + askedRank(row);
  return {
    columns: columns.map(({ id, title }) => ({ id, title })),
    rows: rows.toSorted((a, b) => rank(a) - rank(b)),
    gapCount: rows.filter(isGap).length,
  };
}

export const isGap = ({ marks, others }: Pick<CoverageRow, "marks" | "others">): boolean =>
  others === 0 && marks.every((mark) => mark === null);

/** The story used last first: told, or written. */
export function sortByUse(stories: readonly Story[], tellings: readonly Telling[]): Story[] {
  const getLastUse = ({ id, updatedAt }: Story) =>
    tellings.reduce(
      (last, { storyId, toldAt }) => (storyId === id && toldAt > last ? toldAt : last),
      updatedAt,
    );
  const uses = new Map(stories.map((story) => [story, getLastUse(story)]));
  return stories.toSorted((a, b) => (uses.get(b) ?? "").localeCompare(uses.get(a) ?? ""));
}
