import type { RadarRange } from "./interest-radar";

/** Made up, in the order of the areas. */
export const EXAMPLE_RANGES: readonly RadarRange[] = [
  { low: 26, score: 34, high: 43 },
  { low: 74, score: 82, high: 89 },
  { low: 47, score: 58, high: 68 },
  { low: 38, score: 47, high: 56 },
  { low: 27, score: 36, high: 46 },
  { low: 55, score: 63, high: 71 },
];
