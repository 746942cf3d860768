import { DEFAULT_ACCENT } from "./accent-traits";
import { ACCENTS, type Accent } from "./accents";

export const THEMES = ["light", "dark", "system"] as const;
/** The chosen theme; "system" follows the device. */
export type ThemeChoice = (typeof THEMES)[number];

export const ANIMATIONS = ["on", "off"] as const;
export type Animations = (typeof ANIMATIONS)[number];

/** How far the clock's suggested length is extended. */
export const EXTRA_TIMES = ["1", "1.25", "1.5", "2"] as const;
export type ExtraTime = (typeof EXTRA_TIMES)[number];

export interface Preferences {
  theme: ThemeChoice;
  accent: Accent;
  animations: Animations;
  extraTime: ExtraTime;
}

export type PreferenceName = keyof Preferences;

interface Preference<Value extends string> {
  label: string;
  values: readonly Value[];
  default: Value;
  /** A plain cookie: not secret, and checked against `values` when read. */
  cookie: string;
  /** Its column in account_preferences. */
  column: "theme" | "accent" | "animations" | "extra_time";
}

/**
 * All preferences. The schema, cookies, account columns, export and forms are derived from this
 * list.
 */
export const PREFERENCES: { readonly [Name in PreferenceName]: Preference<Preferences[Name]> } = {
  theme: { label: "Theme", values: THEMES, default: "dark", cookie: "theme", column: "theme" },
  accent: {
    label: "Accent color",
    values: ACCENTS,
    default: DEFAULT_ACCENT,
    cookie: "themeColor",
    column: "accent",
  },
  animations: {
    label: "Animations",
    values: ANIMATIONS,
    default: "on",
    cookie: "animations",
    column: "animations",
  },
  extraTime: {
    label: "Extra time",
    values: EXTRA_TIMES,
    default: "1",
    cookie: "extraTime",
    column: "extra_time",
  },
};

export const PREFERENCE_NAMES = Object.keys(PREFERENCES) as PreferenceName[];

export const DEFAULT_PREFERENCES: Preferences = {
  theme: PREFERENCES.theme.default,
  accent: PREFERENCES.accent.default,
  animations: PREFERENCES.animations.default,
  extraTime: PREFERENCES.extraTime.default,
};

/** The value, if the preference allows it. */
export function findChoice<Name extends PreferenceName>(
  name: Name,
  value: unknown,
): Preferences[Name] | undefined {
  return PREFERENCES[name].values.find((choice) => choice === value);
}

/** The choices in a form, in cookies or in a row. Missing and invalid values count as not set. */
export function pickChoices(read: (name: PreferenceName) => unknown): Partial<Preferences> {
  const choices: Partial<Preferences> = {};
  const pick = <Name extends PreferenceName>(name: Name) => {
    const choice = findChoice(name, read(name));
    if (choice !== undefined) choices[name] = choice;
  };
  for (const name of PREFERENCE_NAMES) pick(name);
  return choices;
}
