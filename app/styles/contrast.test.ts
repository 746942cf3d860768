import { clampRgb, type Rgb, rgb, wcagContrast } from "culori";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ACCENTS } from "~/preferences/accents";
import { THEMES } from "~/preferences/types";

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
  { least: 4.5, tokens: ["on-primary"], on: ["primary", "primary-hover"] },
  { least: 4.5, tokens: ["on-fill"], on: ["fill", "fill-hover"] },
  {
    least: 4.5,
    tokens: ["success", "warn", "danger"],
    on: ["canvas", "surface-1", "surface-2", "overlay"],
  },
  { least: 4.5, tokens: ["success"], on: ["success-soft"] },
  { least: 4.5, tokens: ["warn"], on: ["warn-soft"] },
  { least: 4.5, tokens: ["danger", "text"], on: ["danger-soft"] },
  { least: 4.5, tokens: ["on-danger"], on: ["danger-fill"] },
  {
    least: 3,
    tokens: ["fill-edge", "primary", "chart-1", "chart-2", "chart-3", "chart-4", "chart-5"],
    on: ["canvas", "surface-1", "surface-2"],
  },
  { least: 3, tokens: ["ring"], on: ["canvas", "surface-1", "surface-2", "surface-3", "overlay"] },
  { least: 3, tokens: ["control"], on: ["canvas", "surface-1", "surface-2", "surface-3"] },
];

type Declarations = Record<string, string>;

const css = readFileSync(new URL("tokens.css", import.meta.url), "utf8")
  .replace(/\/\*[\s\S]*?\*\//g, "")
  .replaceAll(" {", "{");

/** The custom properties of the rule whose selector ends so. */
function rule(selector: string): Declarations {
  const start = css.indexOf(`${selector}{`);
  expect(start, selector).toBeGreaterThan(-1);
  const body = css.slice(start + selector.length + 1, css.indexOf("}", start));
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)].map((match) => [
      match[1] ?? "",
      // The formatter breaks long values over lines.
      (match[2] ?? "").replace(/\s+/g, " ").replaceAll("( ", "(").replaceAll(" )", ")").trim(),
    ]),
  );
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

function colorsOf(declared: Declarations) {
  const color = (name: string): Rgb => {
    const [token, , ground] = name.split(" ");
    const [l = NaN, c = NaN, h = NaN, alpha = 1] = channels(resolve(`var(--${token})`, declared));
    const solid = clampRgb(rgb({ mode: "oklch", l, c, h }));
    return ground === undefined ? solid : blend(solid, alpha, color(ground));
  };
  return color;
}

function blend(above: Rgb, alpha: number, below: Rgb): Rgb {
  const mix = (channel: "r" | "g" | "b") => above[channel] * alpha + below[channel] * (1 - alpha);
  return { mode: "rgb", r: mix("r"), g: mix("g"), b: mix("b") };
}

describe("tokens.css", () => {
  it("declares the same fifty accents as the preferences", () => {
    const declared = new Set(
      [...css.matchAll(/^(?::root,)?:root\[data-accent="([\w-]+)"\]/gm)].map((match) => match[1]),
    );
    expect(ACCENTS).toHaveLength(50);
    expect([...declared].toSorted()).toEqual([...new Set<string>(ACCENTS)].toSorted());
  });

  it("reads CSS calculations", () => {
    expect(calculate("calc(min(.2,0.155)*.34 + -0.035)")).toBeCloseTo(0.0177);
    expect(calculate("max(.62,calc(0.7 - .1))")).toBe(0.62);
  });

  it.each(THEMES)("keeps every contrast in all accents, %s", (theme) => {
    const base = rule(`[data-theme="${theme}"]`);
    const failures: string[] = [];
    for (const accent of ACCENTS) {
      const color = colorsOf({ ...base, ...rule(`[data-accent="${accent}"]`) });
      for (const { tokens, on, least } of PAIRS) {
        for (const token of tokens) {
          for (const ground of on) {
            const contrast = wcagContrast(color(token), color(ground));
            // Written so that NaN, a value that could not be read, fails too.
            if (!(contrast >= least))
              failures.push(
                `${accent}: ${token} on ${ground} is ${contrast.toFixed(2)}, least ${least}`,
              );
          }
        }
      }
    }
    expect(failures).toEqual([]);
  });
});
