/**
 * The 50 accent names: five groups of six for the palette, twenty more on the page of preferences.
 */
export const ACCENT_GROUPS = [
  {
    name: "Cyber Themes",
    accents: ["cyberblue", "cyber-purple", "cyber", "matrix", "neon-blue", "electric-cyan"],
  },
  {
    name: "Vibrant Themes",
    accents: ["deep-violet", "vibrant-pink", "neon-green", "electric-yellow", "plasma", "digital"],
  },
  {
    name: "Cosmic Themes",
    accents: ["nebula", "quantum", "celestial", "holographic", "aurora", "cosmic"],
  },
  {
    name: "Retro Themes",
    accents: ["synthwave", "retro-wave", "vapor", "glitch", "binary", "techno"],
  },
  { name: "Classic Themes", accents: ["purple", "teal", "green", "amber", "rose", "cool-gray"] },
] as const;

export const MORE_ACCENTS = [
  "techblue",
  "crimson",
  "emerald",
  "golden",
  "ocean",
  "magenta",
  "midnight",
  "sunset",
  "lava",
  "forest",
  "ruby",
  "sapphire",
  "topaz",
  "amethyst",
  "turquoise",
  "slate",
  "charcoal",
  "silver",
  "bronze",
  "futuristic",
] as const;

export type Accent =
  | (typeof ACCENT_GROUPS)[number]["accents"][number]
  | (typeof MORE_ACCENTS)[number];

export const ACCENTS: readonly Accent[] = [
  ...ACCENT_GROUPS.flatMap((group) => group.accents),
  ...MORE_ACCENTS,
];

const PALETTE: ReadonlySet<Accent> = new Set(ACCENT_GROUPS.flatMap((group) => [...group.accents]));

export function isPaletteAccent(accent: Accent): boolean {
  return PALETTE.has(accent);
}
