import type { Mark } from "./types";

/** Marks of one kind that are nearer than this share of the recording would cover each other. */
const MIN_GAP = 0.075;
const LANES = 3;

/** The row of each mark, so that neighbors of one kind stand apart. Marks come in order of time. */
export function assignLanes(marks: readonly Mark[], duration: number): number[] {
  const last = new Map<string, { time: number; lane: number }>();
  return marks.map(({ kind, time }) => {
    const previous = last.get(kind);
    const isNear = previous !== undefined && time - previous.time < duration * MIN_GAP;
    const lane = isNear ? (previous.lane + 1) % LANES : 0;
    last.set(kind, { time, lane });
    return lane;
  });
}
