import { useFetcher } from "@remix-run/react";
import { ACCENTS, hasGrid } from "./accents";
import { PREFERENCES_FORM } from "./preferences-form";
import { ANIMATIONS, EXTRA_TIMES, THEMES, type Preferences } from "./types";

/** What is saved, or what has just been chosen and is on its way to be saved: a choice shows at once. */
export function usePreferences(saved: Preferences): Preferences {
  const chosen = useFetcher({ key: PREFERENCES_FORM }).formData;
  return {
    theme: THEMES.find((theme) => theme === chosen?.get("theme")) ?? saved.theme,
    accent: ACCENTS.find((accent) => accent === chosen?.get("accent")) ?? saved.accent,
    animations: ANIMATIONS.find((animations) => animations === chosen?.get("animations")) ?? saved.animations,
    extraTime: EXTRA_TIMES.find((extraTime) => extraTime === chosen?.get("extraTime")) ?? saved.extraTime,
  };
}

/** What the style sheets read from the root element. */
export function rootAttributes({ theme, accent, animations }: Preferences) {
  return { "data-theme": theme, "data-accent": accent, "data-grid": hasGrid(accent) ? "" : undefined, "data-animations": animations === "off" ? "off" : undefined };
}
