import { useFetcher, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { hasGrid } from "./accents";
import { takePendingPreferences, usePendingPreferences } from "./pending-preferences";
import { type Preferences, pickChoices } from "./preferences";
import { useThemeChoice } from "./theme";

const FETCHER_KEY = "preferences";

/**
 * Sends what is chosen, one choice after the other: a second one would call the first back, half-way to being saved.
 * The browser's other tabs then read it too. For the root of the page; the theme travels with remix-themes.
 */
export function useSubmitPreferences(): void {
  const fetcher = useFetcher({ key: FETCHER_KEY });
  const pending = usePendingPreferences();
  const tellOtherTabs = useOtherTabs();
  useEffect(() => {
    const choices = fetcher.state === "idle" && pending ? takePendingPreferences() : null;
    // A script shows the choice where it is; going anywhere would only take turns with the next choice.
    if (choices)
      fetcher.submit(
        { ...choices, stay: "on" },
        { method: "post", action: "/preferences", preventScrollReset: true },
      );
  }, [fetcher, pending]);
  useEffect(() => {
    if (fetcher.state === "loading") tellOtherTabs();
  }, [fetcher.state, tellOtherTabs]);
}

/** Loads this page's data again when another tab has saved a choice; returns how to tell them of one. */
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

/** What is saved, or what has just been chosen and is on its way to be saved: a choice shows at once. */
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

/** What the style sheets read from the root element. */
export function getRootAttributes({ theme, accent, animations }: Preferences) {
  return {
    "data-theme": theme,
    "data-accent": accent,
    "data-grid": hasGrid(accent) ? "" : undefined,
    "data-animations": animations === "off" ? "off" : undefined,
  };
}
