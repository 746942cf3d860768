import { clampRgb, type Rgb, rgb, wcagContrast } from "culori";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ACCENTS } from "~/preferences/accents";
import { THEMES, type ThemeChoice } from "~/preferences/preferences";

/** What stands on what, and the least contrast it must have (WCAG 2.2: text 4.5, large text and parts of controls 3). */
const PAIRS: { on: string[]; least: number; tokens: string[] }[] = [
  {
    least: 4.5,
    tokens: ["text", "text-2", "muted"],
    on: ["canvas", "surface-1", "surface-2", "surface-3", "overlay"],
  },
  {
    least: 4.5,
    tokens: ["primary-ink"],
    on: ["canvas", "surface-1", "surface-2", "surface-3", "overlay", "primary-soft"],
  },
  {
    least: 4.5,
    tokens: ["text"],
    on: ["primary-soft", "mark on canvas", "mark on surface-1", "mark on surface-2"],
  },
  { least: 4.5, tokens: ["on-fill"], on: ["fill", "fill-hover"] },
  {
    least: 4.5,
    tokens: ["success", "warn", "danger"],
    on: ["canvas", "surface-1", "surface-2", "overlay"],
  },
  { least: 4.5, tokens: ["success"], on: ["success-soft"] },
  { least: 4.5, tokens: ["warn"], on: ["warn-soft"] },
  { least: 4.5, tokens: ["danger", "text"], on: ["danger-soft"] },
  {
    least: 3,
    tokens: ["fill-edge", "primary", "chart-1"],
    on: ["canvas", "surface-1", "surface-2"],
  },
  { least: 3, tokens: ["ring"], on: ["canvas", "surface-1", "surface-2", "surface-3", "overlay"] },
  { least: 3, tokens: ["control"], on: ["canvas", "surface-1", "surface-2", "surface-3"] },
];

type Declarations = Record<string, string>;

const RULES = ["tokens.css", "accents.css"].flatMap((file) => parseRules(file));

interface Rule {
  selectors: string[];
  declared: Declarations;
}

/** The rules of a file that are in no at-rule. */
function parseRules(file: string): Rule[] {
  const css = readFileSync(new URL(file, import.meta.url), "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/@[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
  return [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selectors = "", body = ""]) => ({
    selectors: selectors.split(",").map((selector) => selector.trim()),
    declared: Object.fromEntries(
      [...body.matchAll(/([\w-]+)\s*:\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
        name,
        // The formatter breaks long values over lines.
        value.replace(/\s+/g, " ").replaceAll("( ", "(").replaceAll(" )", ")").trim(),
      ]),
    ),
  }));
}

/** What the document's root has with these attributes. All selectors here weigh the same, so the last one counts. */
function declarationsFor(attributes: Record<string, string>): Declarations {
  const matching = new Set([":root"]);
  for (const [name, value] of Object.entries(attributes))
    matching.add(`[${name}]`).add(`[${name}="${value}"]`);
  return Object.assign(
    {},
    ...RULES.filter(({ selectors }) => selectors.some((selector) => matching.has(selector))).map(
      ({ declared }) => declared,
    ),
  );
}

type Scheme = "light" | "dark";

/** What every light-dark(a, b) comes to. */
function applyScheme(value: string, scheme: Scheme): string {
  const start = value.indexOf("light-dark(");
  if (start < 0) return value;
  const cuts = [start + "light-dark".length];
  let depth = 0;
  for (let at = start; at < value.length; at++) {
    if (value[at] === "(") depth++;
    if (value[at] === ")") depth--;
    if (depth === 1 && value[at] === "," && cuts.length === 1) cuts.push(at);
    if (depth === 0 && value[at] === ")") {
      cuts.push(at);
      break;
    }
  }
  const [from = 0, middle = 0, to = 0] = cuts;
  const chosen = scheme === "light" ? value.slice(from + 1, middle) : value.slice(middle + 1, to);
  return applyScheme(value.slice(0, start) + chosen.trim() + value.slice(to + 1), scheme);
}

/** A token's value with every var() replaced by what it stands for. */
function resolve(value: string, declared: Declarations): string {
  const next = value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    if (declared[name] === undefined) throw new Error(`${name} is not declared`);
    return declared[name];
  });
  return next === value ? value : resolve(next, declared);
}

/** Reads a CSS calculation: numbers, min(), max(), calc(), + - and *. */
function calculate(text: string): number {
  const tokens = text.match(/-?\.?\d[\d.]*|min|max|calc|[()*,+-]/g) ?? [];
  let at = 0;
  const factor = (): number => {
    const token = tokens[at++] ?? "";
    if (token === "min" || token === "max" || token === "calc") at++;
    else if (token !== "(") return Number(token);
    const values = [sum()];
    while (tokens[at++] === ",") values.push(sum());
    return token === "min" ? Math.min(...values) : Math.max(...values);
  };
  const product = (): number => {
    let value = factor();
    while (tokens[at] === "*" && ++at) value *= factor();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[at] === "+" || tokens[at] === "-")
      value += tokens[at++] === "+" ? product() : -product();
    return value;
  };
  return sum();
}

/** The parts of oklch(l c h / alpha), parted at spaces and slashes outside of brackets. */
function channels(color: string): number[] {
  const inside = color.match(/^oklch\(([\s\S]*)\)$/)?.[1] ?? "";
  let depth = 0;
  const marked = [...inside].map((char) => {
    if (char === "(") depth++;
    if (char === ")") depth--;
    return depth === 0 && (char === " " || char === "/") ? "|" : char;
  });
  return marked.join("").split("|").filter(Boolean).map(calculate);
}

function colorsOf(declared: Declarations, scheme: Scheme) {
  const color = (name: string): Rgb => {
    const [token, , ground] = name.split(" ");
    const [l = NaN, c = NaN, h = NaN, alpha = 1] = channels(
      applyScheme(resolve(`var(--${token})`, declared), scheme),
    );
    const solid = clampRgb(rgb({ mode: "oklch", l, c, h }));
    return ground === undefined ? solid : blend(solid, alpha, color(ground));
  };
  return color;
}

function blend(above: Rgb, alpha: number, below: Rgb): Rgb {
  const mix = (channel: "r" | "g" | "b") => above[channel] * alpha + below[channel] * (1 - alpha);
  return { mode: "rgb", r: mix("r"), g: mix("g"), b: mix("b") };
}

/** The color schemes a document may be shown in. */
function schemesOf(attributes: Record<string, string>): Scheme[] {
  const schemes = (declarationsFor(attributes)["color-scheme"] ?? "").split(" ");
  return (["light", "dark"] as const).filter((scheme) => schemes.includes(scheme));
}

function listFailures(accent: string, scheme: Scheme): string[] {
  const color = colorsOf(declarationsFor({ "data-accent": accent }), scheme);
  return PAIRS.flatMap(({ tokens, on, least }) =>
    tokens.flatMap((token) =>
      on.flatMap((ground) => {
        const contrast = wcagContrast(color(token), color(ground));
        // Written so that NaN, a value that could not be read, fails too.
        return contrast >= least
          ? []
          : `${accent}: ${token} on ${ground} is ${contrast.toFixed(2)}, least ${least}`;
      }),
    ),
  );
}

describe("tokens.css and accents.css", () => {
  it("declare the same fifty accents as the preferences", () => {
    const declared = RULES.flatMap(({ selectors, declared: { "--h": hue } }) =>
      hue === undefined
        ? []
        : selectors.flatMap((selector) => /^\[data-accent="([\w-]+)"\]$/.exec(selector)?.[1] ?? []),
    );
    expect(ACCENTS).toHaveLength(50);
    expect(declared.toSorted()).toEqual([...ACCENTS].toSorted());
  });

  it("show the default accent where none is named", () => {
    expect(declarationsFor({})).toEqual(
      expect.objectContaining({ "--h": declarationsFor({ "data-accent": "techblue" })["--h"] }),
    );
  });

  it("read CSS calculations and color schemes", () => {
    expect(calculate("calc(min(.2,0.155)*.34 + -0.035)")).toBeCloseTo(0.0177);
    expect(calculate("max(.62,calc(0.7 - .1))")).toBe(0.62);
    const nested = "1px light-dark(a(1, 2), light-dark(b, c(3))) d";
    expect(applyScheme(nested, "light")).toBe("1px a(1, 2) d");
    expect(applyScheme(nested, "dark")).toBe("1px c(3) d");
  });

  it("show dark first, and under System what the device shows", () => {
    expect(schemesOf({})).toEqual(["dark"]);
    const expected: Record<ThemeChoice, Scheme[]> = {
      light: ["light"],
      dark: ["dark"],
      system: ["light", "dark"],
    };
    for (const theme of THEMES)
      expect([theme, schemesOf({ "data-theme": theme })]).toEqual([theme, expected[theme]]);
  });

  it.each(THEMES)("keep every contrast in all accents, %s", (theme) => {
    expect(
      schemesOf({ "data-theme": theme }).flatMap((scheme) =>
        ACCENTS.flatMap((accent) => listFailures(accent, scheme)),
      ),
    ).toEqual([]);
  });
});
