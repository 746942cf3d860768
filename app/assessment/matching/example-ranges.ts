import { computeProfile } from "./interest-profile";

/** The ranges of a made-up person: four answers from 1 to 5 for each area, in the order of the areas. */
export const EXAMPLE_RANGES = computeProfile([
  [2, 3, 2, 2],
  [5, 4, 4, 4],
  [3, 4, 3, 3],
  [3, 2, 3, 3],
  [2, 3, 2, 3],
  [4, 3, 4, 3],
]);
