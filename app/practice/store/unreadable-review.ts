/** Shown where a stored review is damaged, or of a form that is no longer known. */
export const UNREADABLE_REVIEW = "This review can’t be read";
