import type { StoryKindId } from "~/data/story-kinds";
import type { Story } from "~/stories/types";
import type { Work } from "./types";

/** How far a kind of question is prepared: no story, one that was told, or one in sixty words. */
export interface Coverage {
  kind: StoryKindId;
  state: "none" | "told" | "short";
  /** The story that answers it; null without one. */
  story: Story | null;
}

/** Each kind with the story that answers it best: in sixty words, else the one changed last. */
export function listCoverage(kinds: readonly StoryKindId[], stories: readonly Story[]): Coverage[] {
  return kinds.map((kind) => {
    const fitting = stories.filter((story) => story.kinds.includes(kind));
    const short = fitting.find(isShort);
    const story = short ?? fitting[0] ?? null;
    return { kind, state: short ? "short" : story ? "told" : "none", story };
  });
}

const STATES: readonly Coverage["state"][] = ["none", "told", "short"];

/** Gaps first; of the same state, the likelier one first. */
export function sortByState(coverage: readonly Coverage[]): Coverage[] {
  return coverage.toSorted((a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state));
}

/** Those of a debrief for which the person had no story, from the day after. */
export interface OpenQuestion {
  id: string;
  question: string;
  notBefore: string;
  /** As a question of one's own; null if it is none. */
  ownQuestionId: string | null;
}

/** What is open for a job interview, in the order in which it matters. */
export function listOpenWork(
  { id, opening }: { id: string; opening: string },
  coverage: readonly Coverage[],
  questions: readonly OpenQuestion[],
): Work[] {
  const gaps = coverage.filter(({ state }) => state === "none");
  const told = coverage.flatMap(({ state, story }) => (state === "told" && story ? story : []));
  return [
    ...questions.map(({ id: questionId, notBefore }): Work => {
      return { kind: "debrief", key: `debrief:${questionId}`, questionId, notBefore };
    }),
    ...gaps.map(({ kind }): Work => ({ kind: "gap", key: `gap:${kind}`, storyKind: kind })),
    ...[...new Set(told.map((story) => story.id))].map((storyId): Work => {
      return { kind: "short", key: `short:${storyId}`, storyId };
    }),
    ...gaps.map(({ kind }): Work => {
      const after = `gap:${kind}`;
      return { kind: "short-later", key: `short-later:${kind}`, storyKind: kind, after };
    }),
    ...(opening === "" ? [{ kind: "opening", key: `opening:${id}` } satisfies Work] : []),
  ];
}

const isShort = ({ shortTelling }: Story) => shortTelling.trim() !== "";
