import type { Accent } from "./accents";

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export interface Preferences {
  theme: Theme;
  accent: Accent;
}

export const DEFAULT_PREFERENCES: Preferences = { theme: "dark", accent: "techblue" };
