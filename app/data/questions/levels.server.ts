import type { WorkLevel } from "~/data/work-fields/types";

/** The levels at which a question is asked; a question that isn’t listed is asked at every level. */
export const LEVELS_BY_QUESTION: Readonly<Record<string, readonly WorkLevel[]>> = {};
