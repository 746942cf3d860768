import { COMMON_NAMES } from "~/occupations/common-names";
import { cutEnding, filterOccupations } from "~/occupations/search";
import type { Occupation } from "~/occupations/types";
import { listJobNames, normalizeName, splitPlace, splitWords } from "./job-name";

/** The occupation that has this title or common name, alone or before where the work is done. */
export function recognizeJob(
  job: string,
  occupations: readonly Occupation[],
): Occupation | undefined {
  const names = listJobNames(job);
  const matches = occupations.filter((occupation) =>
    listNames(occupation).some((name) => names.includes(normalizeName(name))),
  );
  // A doctor may be an internist or a general practitioner.
  return matches.length === 1 ? matches[0] : findByPlace(job, occupations);
}

/** Names that several occupations share, and the one that nearly all who work at one of these places have. */
const NAMES_AT_PLACES = [
  {
    name: "nurse",
    places: new Set(
      "ward hospital clinic unit icu er department theater theatre hospice practice school".split(
        " ",
      ),
    ),
    code: "29-1141.00",
  },
];

function findByPlace(job: string, occupations: readonly Occupation[]): Occupation | undefined {
  const { name, place } = splitPlace(job);
  const words = splitWords(place);
  const match = NAMES_AT_PLACES.find(
    (each) => each.name === normalizeName(name) && words.some((word) => each.places.has(word)),
  );
  return match && occupations.find(({ code }) => code === match.code);
}

const NEAREST_COUNT = 3;
const MAX_WORDS = 8;
const ALL = { area: null, zone: null, sort: "title" } as const;
const FILLER = new Set("a an and at for i in my of on or the to with work worker job".split(" "));

/**
 * The occupations named with the rarest of these words, those of most people first; else what the search finds. Where
 * the job says where the work is done, they have a word of the job itself, if any occupation has.
 */
export function listNearestOccupations(
  job: string,
  occupations: readonly Occupation[],
): Occupation[] {
  const words = listMainWords(job);
  const named = occupations.map((occupation) => ({
    occupation,
    words: listNames(occupation).flatMap(splitWords),
  }));
  const weights = new Map<Occupation, number>();
  for (const word of words) {
    const root = cutEnding(word);
    const matches = named.filter((each) => each.words.some((other) => cutEnding(other) === root));
    for (const { occupation } of matches)
      weights.set(occupation, (weights.get(occupation) ?? 0) + 1 / matches.length);
  }
  const roots = new Set(listMainWords(splitPlace(job).name).map(cutEnding));
  const ofName = new Set(
    named
      .filter((each) => each.words.some((word) => roots.has(cutEnding(word))))
      .map(({ occupation }) => occupation),
  );
  const eligible = [...weights].filter(([each]) => ofName.size === 0 || ofName.has(each));
  const nearest = eligible.toSorted(
    ([a, weightOfA], [b, weightOfB]) =>
      weightOfB - weightOfA || countEmployed(b) - countEmployed(a) || (a.code < b.code ? -1 : 1),
  );
  return (
    nearest.length > 0
      ? nearest.map(([occupation]) => occupation)
      : words.length > 0
        ? filterOccupations(occupations, { ...ALL, words })
        : []
  ).slice(0, NEAREST_COUNT);
}

/** Whether the names of an occupation have all words of a job. */
export function isNamedBy(occupation: Occupation, job: string): boolean {
  const roots = new Set(listNames(occupation).flatMap(splitWords).map(cutEnding));
  const words = listMainWords(job);
  return words.length > 0 && words.every((word) => roots.has(cutEnding(word)));
}

function listMainWords(job: string): string[] {
  return splitWords(job)
    .filter((word) => !FILLER.has(word))
    .slice(0, MAX_WORDS);
}

function listNames({ code, title }: Occupation): string[] {
  return [title, ...(COMMON_NAMES[code] ?? [])];
}

function countEmployed({ outlook }: Occupation): number {
  return outlook?.employment ?? 0;
}
