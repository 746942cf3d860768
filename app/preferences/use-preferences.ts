import { useFetcher, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { hasGrid } from "./accents";
import { takePendingPreferences, usePendingPreferences } from "./pending-preferences";
import { type Preferences, pickChoices } from "./preferences";
import { useThemeChoice } from "./theme";

const FETCHER_KEY = "preferences";

/**
 * Submits choices one at a time: a second submit would abort the first. Then the browser's other
 * tabs reload them. Call once, in root; remix-themes submits the theme.
 */
export function useSubmitPreferences(): void {
  const fetcher = useFetcher<object>({ key: FETCHER_KEY });
  const pending = usePendingPreferences();
  const notifyOtherTabs = useOtherTabs();
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
    if (fetcher.data) notifyOtherTabs();
  }, [fetcher.data, notifyOtherTabs]);
}

/**
 * Reloads this page's data when another tab saves a choice. Returns a function that notifies the
 * other tabs.
 */
function useOtherTabs(): () => void {
  const { revalidate } = useRevalidator();
  const channel = useRef<BroadcastChannel | null>(null);
  useEffect(() => {
    const opened = new BroadcastChannel(FETCHER_KEY);
    channel.current = opened;
    opened.addEventListener("message", revalidate);
    return () => opened.close();
  }, [revalidate]);
  return useCallback(() => channel.current?.postMessage(null), []);
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
    "data-animations": animations === "off" ? "off" : undefined,
  };
}
