import { z } from "zod";

export const INTERVIEWERS = ["screening", "peer", "manager"] as const;
export type Interviewer = (typeof INTERVIEWERS)[number];

export const MANNERS = ["friendly", "brisk"] as const;
export type Manner = (typeof MANNERS)[number];

export const LIVE_MINUTES = [10, 15, 20] as const;

export const liveSettingsSchema = z.object({
  interviewer: z.enum(INTERVIEWERS),
  manner: z.enum(MANNERS),
  /** Null where no length was chosen: then no clock ends anything. */
  minutes: z.literal(LIVE_MINUTES).nullable(),
  /** Whether the person chose to speak. */
  isSpoken: z.boolean(),
  begunAt: z.string(),
});

/** Who interviews, and for how long. */
export type LiveSettings = z.output<typeof liveSettingsSchema>;
