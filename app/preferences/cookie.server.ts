import { parse, serialize } from "cookie";
import { storedPreferencesSchema } from "./schema.server";
import { DEFAULT_PREFERENCES, type Preferences } from "./types";

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

// Plain cookies with the names of the specification: they hold nothing secret, every value is
// checked against a closed list, and the page cache can build its key from them.
const COOKIE_NAMES = {
  theme: "theme",
  accent: "themeColor",
  animations: "animations",
  extraTime: "extraTime",
} as const;

/** What was chosen in this browser, and only that. */
export function readChosenPreferences(request: Request): Partial<Preferences> {
  const cookies = parse(request.headers.get("Cookie") ?? "");
  return omitUndefined(
    storedPreferencesSchema.parse(
      Object.fromEntries(
        Object.entries(COOKIE_NAMES).map(([name, cookie]) => [name, cookies[cookie]]),
      ),
    ),
  );
}

export function readPreferences(request: Request): Preferences {
  return { ...DEFAULT_PREFERENCES, ...readChosenPreferences(request) };
}

export function serializePreferences(chosen: Partial<Preferences>, secure: boolean): string[] {
  const options = {
    path: "/",
    sameSite: "lax",
    httpOnly: true,
    maxAge: YEAR_IN_SECONDS,
    secure,
  } as const;
  return Object.entries(chosen).map(([name, value]) =>
    serialize(COOKIE_NAMES[name as keyof Preferences], value, options),
  );
}

/** The same without what is not there. */
export function omitUndefined(
  preferences: { [Name in keyof Preferences]?: Preferences[Name] | undefined },
): Partial<Preferences> {
  return Object.fromEntries(Object.entries(preferences).filter(([, value]) => value !== undefined));
}
