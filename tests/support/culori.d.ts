/** The part of culori that the contrast tests use; the package brings no types. */
declare module "culori" {
  export interface Rgb {
    mode: "rgb";
    r: number;
    g: number;
    b: number;
    alpha?: number;
  }
  export interface Oklch {
    mode: "oklch";
    l: number;
    c: number;
    h: number;
    alpha?: number;
  }
  /** A color as CSS writes it; undefined if it is none. */
  export function parse(text: string): Rgb | Oklch | undefined;
  export function rgb(color: Rgb | Oklch): Rgb;
  export function clampRgb(color: Rgb): Rgb;
  export function wcagContrast(one: Rgb, other: Rgb): number;
}
