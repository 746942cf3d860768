import { type Theme, themes, useTheme } from "remix-themes/build/theme-provider.js";
import { useEffect, useRef } from "react";
import type { ThemeChoice } from "./preferences";

// The library's barrel would bring the server's code into the browser: import its provider alone.

/** What remix-themes calls it: a theme, or null for the system's. */
export function toProviderTheme(choice: ThemeChoice): Theme | null {
  return themes.find((theme) => `${theme}` === choice) ?? null;
}

export function useThemeChoice(): ThemeChoice {
  const [theme, , { definedBy }] = useTheme();
  return theme === null || definedBy === "SYSTEM" ? "system" : `${theme}`;
}

/** What this page shows. An error page builds the document again, from data that may be older than the last choice. */
let shownTheme: Theme | null | undefined;

/** What the provider starts with. */
export function getStartTheme(saved: Theme | null): Theme | null {
  return shownTheme === undefined ? saved : shownTheme;
}

/**
 * Keeps the page's theme right where the provider, which reads the saved one at its start alone, would not:
 * signing in brings the theme of the account.
 */
export function useAccountTheme(saved: Theme | null, account: string | undefined): void {
  const [, setTheme] = useTheme();
  const theme = toProviderTheme(useThemeChoice());
  const lastAccount = useRef(account);
  useEffect(() => {
    shownTheme = theme;
  }, [theme]);
  useEffect(() => {
    if (lastAccount.current === account) return;
    lastAccount.current = account;
    if (saved !== theme) setTheme(saved);
  }, [account, saved, theme, setTheme]);
}
