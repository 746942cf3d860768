/** Practice helps along the way; live is run like the real thing, and everything is shown at its end. */
export const MODES = ["practice", "live"] as const;
export type Mode = (typeof MODES)[number];
