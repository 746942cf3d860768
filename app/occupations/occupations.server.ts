import { readFileSync } from "node:fs";
import type { BasicInterest, JobZone, Occupation, OccupationData } from "./types";

// Next to the build; part of the release, so the file doesn't change while the server runs.
const FILE = new URL("../../content/occupations/occupations.json", import.meta.url);

interface Loaded extends OccupationData {
  byCode: ReadonlyMap<string, Occupation>;
}

let loaded: Loaded | undefined;

/** Read on first use: a server that shows no occupation doesn't hold them in memory. */
function load(): Loaded {
  if (!loaded) {
    const data = JSON.parse(readFileSync(FILE, "utf8")) as OccupationData;
    loaded = { ...data, byCode: new Map(data.occupations.map((each) => [each.code, each])) };
  }
  return loaded;
}

export function listOccupations(): readonly Occupation[] {
  return load().occupations;
}

export function findOccupation(code: string): Occupation | undefined {
  return load().byCode.get(code);
}

export function findOccupations(codes: readonly string[]): Occupation[] {
  return codes.flatMap((code) => findOccupation(code) ?? []);
}

export function getBasicInterests(): readonly BasicInterest[] {
  return load().basicInterests;
}

/** Four activities of each area, in the order of INTEREST_AREAS. */
export function getGeneralActivities(): readonly (readonly string[])[] {
  return load().generalActivities;
}

/** Job zones 1 to 5. */
export function getJobZones(): readonly JobZone[] {
  return load().zones;
}
