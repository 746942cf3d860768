/** Before the jobs that a reason names, which are links on the card. */
export const COMPARE_THESE = "Compare these:";
