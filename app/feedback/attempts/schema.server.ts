import { z } from "zod";

const attemptNumber = z.coerce.number().int().min(1).optional();

/** Which two tries are compared; without a choice the last one and the one before. */
export const attemptPairSchema = z.object({ old: attemptNumber, new: attemptNumber });
