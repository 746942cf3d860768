import { z } from "zod";

const MAX_LINE = 600;
const line = z.string().trim().max(MAX_LINE).default("");

export const startSchema = z.object({
  start: z.enum(["last", "empty", "memory"]),
  /** A sentence to put into the last answer: how it begins, what the person finished it with, and the sentence it follows. */
  stem: line,
  blank: line,
  after: z.coerce.number().int().min(0).max(10_000).default(0),
  /** Three lines that make a short answer longer. */
  opening: line,
  middle: line,
  ending: line,
});
export type Start = z.infer<typeof startSchema>;
export type StartChoice = Start["start"];
