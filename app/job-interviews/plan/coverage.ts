import type { StoryKindId } from "~/data/story-kinds";
import { isShort, isWhole } from "~/stories/short-version";
import type { Story, Telling } from "~/stories/types";
import type { Work } from "./types";

/** How far a kind of question is prepared: no story, one that stops after a sentence, a whole one, or in sixty words. */
export interface Coverage {
  kind: StoryKindId;
  state: "none" | "begun" | "whole" | "short";
  /** The story that answers it; null without one. */
  story: Story | null;
  /** How often a story was told for it. */
  toldCount: number;
}

/** Each kind with the story that answers it best: in sixty words, else a whole one, else the one changed last. */
export function listCoverage(
  kinds: readonly StoryKindId[],
  stories: readonly Story[],
  tellings: readonly Telling[],
): Coverage[] {
  return kinds.map((kind) => {
    const fitting = stories.filter((story) => story.kinds.includes(kind));
    const short = fitting.find(isShort);
    const whole = fitting.find(isWhole);
    const story = short ?? whole ?? fitting[0] ?? null;
    const state = short ? "short" : whole ? "whole" : story ? "begun" : "none";
    const ids = new Set(fitting.map(({ id }) => id));
    const told = tellings.filter((telling) => telling.kind === kind && ids.has(telling.storyId));
    return { kind, state, story, toldCount: told.length };
  });
}

const STATES: readonly Coverage["state"][] = ["none", "begun", "whole", "short"];

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
  coverage: readonly Coverage[],
  questions: readonly OpenQuestion[],
): Work[] {
  const gaps = coverage.filter(({ state }) => state === "none" || state === "begun");
  const whole = coverage.flatMap(({ state, story }) => (state === "whole" && story ? story : []));
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
    ...gaps.map(({ kind }): Work => {
      const after = `gap:${kind}`;
      return { kind: "short-later", key: `short-later:${kind}`, storyKind: kind, after };
    }),
    ...(opening === "" ? [{ kind: "opening", key: `opening:${id}` } satisfies Work] : []),
  ];
}
