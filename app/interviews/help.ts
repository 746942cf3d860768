/**
 * What a person can have been shown of a question just before they answered it, the most telling first:
 * its sample answers, the review of an earlier try with the points it missed, the hint.
 */
export const HELP_KINDS = ["sample", "review", "hint"] as const;
export type Help = (typeof HELP_KINDS)[number];

/** What can be opened while answering. */
export type OpenableHelp = Exclude<Help, "review">;

/** To the person themselves. */
export const HELP_LABELS: Record<Help, string> = {
  sample: "You read the sample answer before this one.",
  review: "You read the review of an earlier try before this one.",
  hint: "You opened the hint before this one.",
};

/** To whoever reads their report. */
export const HELP_LABELS_FOR_READERS: Record<Help, string> = {
  sample: "Given after reading the sample answer.",
  review: "Given after reading the review of an earlier try.",
  hint: "Given after opening the hint.",
};
