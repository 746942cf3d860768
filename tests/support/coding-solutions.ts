import { SEQUENCE_SOLUTIONS } from "./coding-solutions-sequences";
import { STRUCTURE_SOLUTIONS } from "./coding-solutions-structures";

export type Solution = (...args: never[]) => unknown;
export interface Tree {
  value: number;
  left: Tree | null;
  right: Tree | null;
}
export type Pair = [number, number];

/** For each task, a correct solution and one with a typical mistake. */
export type Solutions = Record<string, { right: Solution; wrong: Solution }>;

export const SOLUTIONS: Solutions = { ...SEQUENCE_SOLUTIONS, ...STRUCTURE_SOLUTIONS };
