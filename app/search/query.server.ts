import { z } from "zod";
import { SEARCH_KINDS } from "./kinds";
import { QUERY_MAX_LENGTH } from "./words";

/** What a page shows as nothing, as something else, or in another direction. */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** The search form, and the links to one kind of result. Whatever was sent, there is a page. */
export const searchSchema = z.object({
  q: z.string().catch("").transform(cleanQuery),
  kind: z.enum(SEARCH_KINDS).optional().catch(undefined),
});

function cleanQuery(query: string): { text: string; isCut: boolean } {
  const text = query.trim();
  return {
    text: text.slice(0, QUERY_MAX_LENGTH).replaceAll(INVISIBLE, " ").trim(),
    isCut: text.length > QUERY_MAX_LENGTH,
  };
}
