import type { BandName } from "./types";

/** The five bands of the 0–100 scale, each with its lowest score. */
export const BANDS: readonly { name: BandName; from: number }[] = [
  { name: "Not yet", from: 0 },
  { name: "Emerging", from: 25 },
  { name: "Developing", from: 45 },
  { name: "Solid", from: 65 },
  { name: "Strong", from: 85 },
];

/** The score a band begins at. */
export function getBandStart(name: BandName): number {
  return BANDS.find((band) => band.name === name)?.from ?? 0;
}

/** The band of a score from 0 to 100. */
export function getBand(score: number): BandName {
  return BANDS.findLast((band) => score >= band.from)?.name ?? "Not yet";
}
