import type { Accent } from "./accents";

/** Accents with the background grid. */
const GRID_ACCENTS: readonly string[] = ["cyber", "cyberblue", "techblue"] satisfies Accent[];

export function hasGrid(accent: string): boolean {
  return GRID_ACCENTS.includes(accent);
}

/** Names that can't be derived from the id. */
const LABELS: Partial<Record<string, string>> = {
  cyberblue: "Cyber Blue",
  techblue: "Tech Blue",
} satisfies Partial<Record<Accent, string>>;

/** "cyber-purple" becomes "Cyber Purple". */
export function accentLabel(accent: string): string {
  return (
    LABELS[accent] ??
    accent.replace(
      /(^|-)([a-z])/g,
      (_, dash: string, letter: string) => (dash ? " " : "") + letter.toUpperCase(),
    )
  );
}

export const DEFAULT_ACCENT = "techblue" satisfies Accent;

/** The chosen accent's name, and whether it is the default. */
export function describeAccent(accent: string): string {
  return accentLabel(accent) + (accent === DEFAULT_ACCENT ? " · default" : "");
}

export function swatchLabel(accent: string): string {
  return accentLabel(accent) + (accent === DEFAULT_ACCENT ? ", default" : "");
}
