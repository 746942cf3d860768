/** Practice gives help and a review per question; live shows everything at the end. */
export const MODES = ["practice", "live"] as const;
export type Mode = (typeof MODES)[number];
