/** The self-rating scale, separate from the questions, so every page stays small. */
export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

/** The headers of the five columns. */
export const LEVEL_NAMES: Record<Level, string> = {
  1: "New to it",
  2: "Learning",
  3: "Capable",
  4: "Skilled",
  5: "Expert",
};
