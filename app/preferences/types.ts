import type { Accent } from "./accents";

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const ANIMATIONS = ["on", "off"] as const;
export type Animations = (typeof ANIMATIONS)[number];

/** How much longer than its natural length a question may take before the clock says so. */
export const EXTRA_TIMES = ["1", "1.25", "1.5", "2"] as const;
export type ExtraTime = (typeof EXTRA_TIMES)[number];

export interface Preferences {
  theme: Theme;
  accent: Accent;
  animations: Animations;
  extraTime: ExtraTime;
}

export const DEFAULT_PREFERENCES: Preferences = {
  theme: "dark",
  accent: "techblue",
  animations: "on",
  extraTime: "1",
};
