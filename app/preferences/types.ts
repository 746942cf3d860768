import type { Accent } from "./accents";

export const THEMES = ["light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const ANIMATIONS = ["on", "off"] as const;
export type Animations = (typeof ANIMATIONS)[number];

export interface Preferences {
  theme: Theme;
  accent: Accent;
  animations: Animations;
}

export const DEFAULT_PREFERENCES: Preferences = { theme: "dark", accent: "techblue", animations: "on" };
