export type PayPeriod = "year" | "month" | "week" | "day" | "hour";

const PERIOD_WORDS: readonly [PayPeriod, RegExp][] = [
  [
    "hour",
    /(?:\b(?:per|an|each)\s|\/\s?)(?:hour|hr|h|hod)\b|\bhourly\b|\bp\/h\b|\bhodinu\b|\bstunde\b/i,
  ],
  ["day", /(?:\b(?:per|a|each)\s|\/\s?)day\b|\bdaily\b/i],
  ["week", /(?:\b(?:per|a|each)\s|\/\s?)week\b|\bweekly\b|\bp\.?w\b/i],
  [
    "month",
    /(?:\b(?:per|a|each)\s|\/\s?)(?:month|mo|m[eě]s)(?!\p{L})|\bmonthly\b|\bm[eě]s[ií][cč]|\bp\.?c\.?m\b|\b(?:pro|im)\smonat\b|\bmonatlich/iu,
  ],
  [
    "year",
    /(?:\b(?:per|a|each)\s|\/\s?)(?:year|yr|annum)\b|\b(?:annual|annually|yearly|lpa|p\.?\s?a\.?)(?!\w)|\bročně|\b(?:pro|im)\sjahr\b|\bjährlich/i,
  ],
];

/** The one named first; null if none is. */
export function findPeriod(text: string): PayPeriod | null {
  const places = PERIOD_WORDS.flatMap(([period, words]) => {
    const index = text.search(words);
    return index === -1 ? [] : [{ period, index }];
  });
  return places.toSorted((a, b) => a.index - b.index)[0]?.period ?? null;
}
