/**
 * Kinds of help, strongest first: the sample answers, the review of an earlier attempt, the hint.
 */
export const HELP_KINDS = ["sample", "review", "hint"] as const;
export type Help = (typeof HELP_KINDS)[number];

/** Help that can be opened while answering. */
export type OpenableHelp = Exclude<Help, "review">;

/** Second person, for the user's own review. */
export const HELP_LABELS: Record<Help, string> = {
  sample: "You read the sample answer first.",
  review: "You read the review of an earlier attempt first.",
  hint: "You opened the hint first.",
};

/** Third person, for shared reports. */
export const HELP_LABELS_FOR_READERS: Record<Help, string> = {
  sample: "Given after reading the sample answer.",
  review: "Given after reading the review of an earlier attempt.",
  hint: "Given after opening the hint.",
};
