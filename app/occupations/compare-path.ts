const CODES = "codes";
/** More would not stand side by side. */
export const MAX_COMPARED = 4;

/** The page that compares these occupations. */
export const toComparePath = (codes: readonly string[]): string =>
  `/occupations/compare?${CODES}=${codes.slice(0, MAX_COMPARED).join(",")}`;

/** All that were named, each once. */
export const readCompared = (searchParams: URLSearchParams): string[] => [
  ...new Set((searchParams.get(CODES) ?? "").split(",").filter(Boolean)),
];
