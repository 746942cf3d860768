import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { ACCENTS, hasGrid } from "./accents";
import { ANIMATIONS, EXTRA_TIMES, THEMES, type Preferences } from "./types";
import { takePendingPreferences, usePendingPreferences } from "./pending-preferences";

const FETCHER_KEY = "preferences";

/** Sends what is chosen, one choice after the other: a second one would call the first back, half-way to being saved. For the root of the page. */
export function useSubmitPreferences(): void {
  const fetcher = useFetcher({ key: FETCHER_KEY });
  const pending = usePendingPreferences();
  useEffect(() => {
    const next = fetcher.state === "idle" && pending ? takePendingPreferences() : null;
    if (next)
      fetcher.submit(next, { method: "post", action: "/preferences", preventScrollReset: true });
  }, [fetcher, pending]);
}

/** What is saved, or what has just been chosen and is on its way to be saved: a choice shows at once. */
export function usePreferences(saved: Preferences): Preferences {
  const fetcher = useFetcher({ key: FETCHER_KEY });
  const pending = usePendingPreferences();
  const getPendingValue = (name: keyof Preferences) =>
    pending?.get(name) ?? fetcher.formData?.get(name);
  return {
    theme: THEMES.find((theme) => theme === getPendingValue("theme")) ?? saved.theme,
    accent: ACCENTS.find((accent) => accent === getPendingValue("accent")) ?? saved.accent,
    animations:
      ANIMATIONS.find((animations) => animations === getPendingValue("animations")) ??
      saved.animations,
    extraTime:
      EXTRA_TIMES.find((extraTime) => extraTime === getPendingValue("extraTime")) ??
      saved.extraTime,
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
