import {
  createPerScheme,
  parseCookies,
  serializePlainCookie,
} from "~/platform/http/cookies.server";
import {
  DEFAULT_PREFERENCES,
  PREFERENCES,
  PREFERENCE_NAMES,
  type Preferences,
  type ThemeChoice,
  pickChoices,
} from "./preferences";
import { getThemeSession } from "./theme-session.server";
import { toProviderTheme } from "./theme";

/** The preferences set in this browser, without defaults. */
export function readChosenPreferences(request: Request): Partial<Preferences> {
  const cookies = parseCookies(request.headers.get("Cookie"));
  return pickChoices((name) => cookies[PREFERENCES[name].cookie]);
}

export function readPreferences(request: Request): Preferences {
  return { ...DEFAULT_PREFERENCES, ...readChosenPreferences(request) };
}

const COOKIE_NAMES: ReadonlySet<string> = new Set(
  PREFERENCE_NAMES.map((name) => PREFERENCES[name].cookie),
);

/**
 * The preferences of a Cookie header as the shortest header that means the same, and which of the
 * allowed cookies it has; null if there is any other.
 */
export function normalizePreferenceCookies(
  header: string | undefined,
  allowed: readonly string[] = [],
): { cookie: string; others: string[] } | null {
  if (header === undefined || header === "") return { cookie: "", others: [] };
  const cookies = parseCookies(header);
  const others = Object.keys(cookies).filter((name) => !COOKIE_NAMES.has(name));
  if (others.some((name) => !allowed.includes(name))) return null;
  const choices = pickChoices((name) => cookies[PREFERENCES[name].cookie]);
  const cookie = PREFERENCE_NAMES.filter(
    (name) => choices[name] !== undefined && choices[name] !== DEFAULT_PREFERENCES[name],
  )
    .map((name) => `${PREFERENCES[name].cookie}=${choices[name]}`)
    .join("; ");
  return { cookie, others };
}

/** The Set-Cookie values that save the choices in this browser. */
export async function serializePreferences(
  request: Request,
  { theme, ...others }: Partial<Preferences>,
): Promise<string[]> {
  const serialize = serializerFor(request);
  const cookies = PREFERENCE_NAMES.flatMap((name) => {
    const choice = name === "theme" ? undefined : others[name];
    return choice === undefined ? [] : serialize(PREFERENCES[name].cookie, choice);
  });
  return theme === undefined ? cookies : [await serializeTheme(request, theme), ...cookies];
}

const serializerFor = createPerScheme(
  (secure) => (name: string, value: string) => serializePlainCookie(name, value, secure),
);

async function serializeTheme(request: Request, choice: ThemeChoice): Promise<string> {
  const session = await getThemeSession(request);
  const theme = toProviderTheme(choice);
  if (theme === null) return session.destroy();
  session.setTheme(theme);
  return session.commit();
}
