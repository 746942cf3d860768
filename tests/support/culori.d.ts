/** The part of culori that the contrast test uses; the package brings no types. */
declare module "culori" {
  export interface Rgb {
    mode: "rgb";
    r: number;
    g: number;
    b: number;
    alpha?: number;
  }
  export function rgb(color: { mode: "oklch"; l: number; c: number; h: number }): Rgb;
  export function clampRgb(color: Rgb): Rgb;
  export function wcagContrast(one: Rgb, other: Rgb): number;
}
