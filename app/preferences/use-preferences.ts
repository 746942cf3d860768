import { useFetcher } from "@remix-run/react";
import { useEffect } from "react";
import { ACCENTS, hasGrid } from "./accents";
import { ANIMATIONS, EXTRA_TIMES, THEMES, type Preferences } from "./types";
import { takeChoice, useWaitingChoice } from "./waiting-choice";

const PREFERENCES = "preferences";

/** Sends what is chosen, one choice after the other: a second one would call the first back, half-way to being saved. For the root of the page. */
export function useSendPreferences(): void {
  const fetcher = useFetcher({ key: PREFERENCES });
  const waiting = useWaitingChoice();
  useEffect(() => {
    const next = fetcher.state === "idle" && waiting ? takeChoice() : null;
    if (next)
      fetcher.submit(next, { method: "post", action: "/preferences", preventScrollReset: true });
  }, [fetcher, waiting]);
}

/** What is saved, or what has just been chosen and is on its way to be saved: a choice shows at once. */
export function usePreferences(saved: Preferences): Preferences {
  const fetcher = useFetcher({ key: PREFERENCES });
  const waiting = useWaitingChoice();
  const chosen = (name: keyof Preferences) => waiting?.get(name) ?? fetcher.formData?.get(name);
  return {
    theme: THEMES.find((theme) => theme === chosen("theme")) ?? saved.theme,
    accent: ACCENTS.find((accent) => accent === chosen("accent")) ?? saved.accent,
    animations:
      ANIMATIONS.find((animations) => animations === chosen("animations")) ?? saved.animations,
    extraTime:
      EXTRA_TIMES.find((extraTime) => extraTime === chosen("extraTime")) ?? saved.extraTime,
  };
}

/** What the style sheets read from the root element. */
export function rootAttributes({ theme, accent, animations }: Preferences) {
  return {
    "data-theme": theme,
    "data-accent": accent,
    "data-grid": hasGrid(accent) ? "" : undefined,
    "data-animations": animations === "off" ? "off" : undefined,
  };
}
