import { parse, serialize } from "cookie";
import { accentSchema, themeSchema } from "./schema.server";
import { DEFAULT_PREFERENCES, type Preferences } from "./types";

const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;

// Plain cookies with the names of the specification: they hold nothing secret, every value is
// checked against a closed list, and the page cache can build its key from them.
const NAMES = { theme: "theme", accent: "themeColor" } as const;

export function readPreferences(request: Request): Preferences {
  const cookies = parse(request.headers.get("Cookie") ?? "");
  return {
    theme: themeSchema.catch(DEFAULT_PREFERENCES.theme).parse(cookies[NAMES.theme]),
    accent: accentSchema.catch(DEFAULT_PREFERENCES.accent).parse(cookies[NAMES.accent]),
  };
}

export function preferenceCookies(chosen: Partial<Preferences>, secure: boolean): string[] {
  const options = { path: "/", sameSite: "lax", httpOnly: true, maxAge: YEAR_IN_SECONDS, secure } as const;
  return Object.entries(chosen).map(([name, value]) => serialize(NAMES[name as keyof Preferences], value, options));
}
