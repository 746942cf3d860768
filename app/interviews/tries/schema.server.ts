import { z } from "zod";

const number = z.coerce.number().int().min(1).optional();

/** Which two tries are compared; without a choice the last one and the one before. */
export const pairSchema = z.object({ old: number, new: number });
