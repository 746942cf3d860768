/** As the form sends them, the best first. */
export const RATING_VALUES = ["5", "4", "3", "2", "1"] as const;

export const RATING_LABELS: Record<(typeof RATING_VALUES)[number], string> = {
  "5": "5, very helpful",
  "4": "4, helpful",
  "3": "3, somewhat helpful",
  "2": "2, of little help",
  "1": "1, no help",
};
