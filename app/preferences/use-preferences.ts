import { useFetcher, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { useTheme } from "remix-themes/build/theme-provider.js";
import { hasGrid } from "./accent-traits";
import {
  queuePreferences,
  takePendingPreferences,
  usePendingPreferences,
} from "./pending-preferences";
import { type Preferences, pickChoices } from "./preferences";
import { toProviderTheme, useThemeChoice } from "./theme";

const FETCHER_KEY = "preferences";

/**
 * Submits choices one at a time: a second submit would abort the first. Then the browser's other
 * tabs reload them. Call once, in root; remix-themes submits the theme.
 */
export function useSubmitPreferences(): void {
  const fetcher = useFetcher<{ saved: Partial<Preferences> }>({ key: FETCHER_KEY });
  const pending = usePendingPreferences();
  const notifyOtherTabs = useOtherTabs();
  usePreferenceForms();
  useEffect(() => {
    const choices = fetcher.state === "idle" && pending ? takePendingPreferences() : null;
    // JavaScript applies the choice in place; a redirect would race with the next submit.
    if (choices)
      fetcher.submit(
        { ...choices, stay: "on" },
        { method: "post", action: "/preferences", preventScrollReset: true },
      );
  }, [fetcher, pending]);
  useEffect(() => {
    // Each saved submit has an answer of its own; a busy browser may render none of the states before it.
    if (fetcher.data) notifyOtherTabs(fetcher.data.saved);
  }, [fetcher.data, notifyOtherTabs]);
}

/** Applies what a PreferencesForm sends in place. */
function usePreferenceForms(): void {
  const [, setTheme] = useTheme();
  useEffect(() => {
    const handleSubmit = (event: SubmitEvent) => {
      const { target, submitter } = event;
      if (!(target instanceof HTMLFormElement)) return;
      if (target.getAttribute("action") !== "/preferences") return;
      event.preventDefault();
      const form = new FormData(target, submitter);
      const { theme, ...others } = pickChoices((name) => form.get(name));
      if (theme) setTheme(toProviderTheme(theme));
      else queuePreferences(others);
    };
    document.addEventListener("submit", handleSubmit);
    return () => document.removeEventListener("submit", handleSubmit);
  }, [setTheme]);
}

/**
 * Reloads this page's data when another tab saves a choice. Returns a function that notifies the
 * other tabs.
 */
function useOtherTabs(): (saved: Partial<Preferences>) => void {
  const { revalidate } = useRevalidator();
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const opened = new BroadcastChannel(FETCHER_KEY);
    channel.current = opened;
    opened.addEventListener("message", revalidate);
    return () => opened.close();
  }, [revalidate]);
  return useCallback((saved) => channel.current?.postMessage(saved), []);
}

/** The saved preferences, with pending choices applied optimistically. */
export function usePreferences(saved: Preferences): Preferences {
  const fetcher = useFetcher({ key: FETCHER_KEY });
  const pending = usePendingPreferences();
  const theme = useThemeChoice();
  return {
    ...saved,
    ...pickChoices((name) => fetcher.formData?.get(name)),
    ...pending,
    theme,
  };
}

/** The root element's attributes that the style sheets use. */
export function getRootAttributes({ theme, accent, animations }: Preferences) {
  return {
    "data-theme": theme,
    "data-accent": accent,
    "data-grid": hasGrid(accent) ? "" : undefined,
    "data-animations": animations,
  };
}
