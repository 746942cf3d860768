import { z } from "zod";

const attemptNumber = z.coerce.number().int().min(1).optional();

/** The two attempts to compare; by default the last two. */
export const attemptPairSchema = z.object({ old: attemptNumber, new: attemptNumber });
