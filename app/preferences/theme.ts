import { type Theme, themes } from "remix-themes";
import type { ThemeChoice } from "./preferences";

/** What remix-themes calls it: a theme, or null for the system's. */
export function toProviderTheme(choice: ThemeChoice): Theme | null {
  return themes.find((theme) => `${theme}` === choice) ?? null;
}
