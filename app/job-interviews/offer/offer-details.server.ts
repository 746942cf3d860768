import { z } from "zod";
import { ASK_IDS } from "./asks";
import { CHECK_IDS } from "./checks";

/** What is stored of an offer. */
export const offerDetails = z.object({
  /** The pay they offer, as written. */
  offered: z.string(),
  /** The range they named, as written, where no posting states one. */
  lowest: z.string(),
  highest: z.string(),
  /** Another name of the job, to find its official pay by; empty for the name of the role. */
  occupation: z.string().default(""),
  /** The reply says no. */
  declines: z.boolean().default(false),
  /** What is clear from the offer. */
  clear: z.array(z.enum(CHECK_IDS)),
  /** What to ask about. */
  questions: z.array(z.enum(CHECK_IDS)),
  /** What to ask for, and what exactly. */
  asks: z.array(z.object({ id: z.enum(ASK_IDS), isAsked: z.boolean(), what: z.string() })),
});

export type OfferDetails = z.infer<typeof offerDetails>;
