import type { StoryKindId } from "~/data/story-kinds";
import { isShort, isWhole } from "~/stories/short-version";
import type { CountedTelling, Story } from "~/stories/types";
import type { Work } from "./types";

/**
 * How far a kind of question is prepared: no story, one that stops after a sentence, a whole one, one in sixty words
 * that was never told, or one that was.
 */
export interface Coverage {
  kind: StoryKindId;
  state: "none" | "begun" | "whole" | "untold" | "told";
  /** The story that answers it; null without one. */
  story: Story | null;
  /** How often that story was told. */
  toldCount: number;
  /** Of the last time it was told; null if that isn’t known. */
  lastWords: number | null;
}

/** Each kind with the story that answers it best: in sixty words and told, else in sixty words, else a whole one, else the one changed last. */
export function listCoverage(
  kinds: readonly StoryKindId[],
  stories: readonly Story[],
  tellings: readonly CountedTelling[],
): Coverage[] {
  const isTold = ({ id }: Story) => tellings.some(({ storyId }) => storyId === id);
  return kinds.map((kind) => {
    const fitting = stories.filter((story) => story.kinds.includes(kind));
    const short = fitting.filter(isShort);
    const story = short.find(isTold) ?? short[0] ?? fitting.find(isWhole) ?? fitting[0] ?? null;
    const told = tellings.filter(({ storyId }) => storyId === story?.id);
    return {
      kind,
      state: getState(story, told.length > 0),
      story,
      toldCount: told.length,
      lastWords: told.at(-1)?.words ?? null,
    };
  });
}

function getState(story: Story | null, isTold: boolean): Coverage["state"] {
  if (!story) return "none";
  if (!isWhole(story)) return "begun";
  if (!isShort(story)) return "whole";
  return isTold ? "told" : "untold";
}

const STATES: readonly Coverage["state"][] = ["none", "begun", "whole", "untold", "told"];

/** Gaps first; of the same state, the likelier one first. */
export function sortByState(coverage: readonly Coverage[]): Coverage[] {
  return coverage.toSorted((a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state));
}

/** Those of a debrief for which the person had no story, from the day after. */
export interface OpenQuestion {
  id: string;
  question: string;
  notBefore: string;
  /** The kind of story that it asks for; null if its words don't say. */
  kind: StoryKindId | null;
}

/** What is open for a job interview, in the order in which it matters. */
export function listOpenWork(
  { id, opening }: { id: string; opening: string },
  coverage: readonly Pick<Coverage, "kind" | "state" | "story">[],
  questions: readonly OpenQuestion[],
): Work[] {
  const gaps = coverage.filter(({ state }) => state === "none" || state === "begun");
  const whole = coverage.flatMap(({ state, story }) => (state === "whole" && story ? story : []));
  const untold = coverage.filter(
    ({ state, story }, index) =>
      state === "untold" && coverage.findIndex((each) => each.story === story) === index,
  );
  return [
    ...questions.map(({ id: questionId, notBefore }): Work => {
      return { kind: "debrief", key: `debrief:${questionId}`, questionId, notBefore };
    }),
    ...gaps.map(({ kind, story }): Work => {
      return { kind: "gap", key: `gap:${kind}`, storyKind: kind, storyId: story?.id ?? null };
    }),
    ...[...new Set(whole.map((story) => story.id))].map((storyId): Work => {
      return { kind: "short", key: `short:${storyId}`, storyId };
    }),
    ...untold.flatMap(({ kind: tellFor, story }): Work[] =>
      story ? [{ kind: "short", key: `short:${story.id}`, storyId: story.id, tellFor }] : [],
    ),
    ...gaps.map(({ kind }): Work => {
      const after = `gap:${kind}`;
      return { kind: "short-later", key: `short-later:${kind}`, storyKind: kind, after };
    }),
    ...(opening === "" ? [{ kind: "opening", key: `opening:${id}` } satisfies Work] : []),
  ];
}
