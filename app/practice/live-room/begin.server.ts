import { z } from "zod";
import { db } from "~/platform/database/connection.server";
import {
  INTERVIEWERS,
  LIVE_MINUTES,
  type LiveSettings,
  MANNERS,
} from "~/practice/store/live-settings";
import { DEFAULT_LIVE_SETTINGS } from "./interviewers";

/** The form of the lobby; what it doesn't offer counts as its default. */
export const beginFormSchema = z.object({
  intent: z.enum(["begin", "begin-typing"]),
  interviewer: z.enum(INTERVIEWERS).catch(DEFAULT_LIVE_SETTINGS.interviewer),
  manner: z.enum(MANNERS).catch(DEFAULT_LIVE_SETTINGS.manner),
  minutes: z.coerce.number().pipe(z.literal(LIVE_MINUTES)).nullable().catch(null),
});

/** Stores what was chosen, once: the clock of an interview that has begun doesn't start again. */
export async function beginLiveInterview(
  owner: string,
  id: string,
  { intent, ...chosen }: z.output<typeof beginFormSchema>,
): Promise<void> {
  const settings: LiveSettings = {
    ...chosen,
    isSpoken: intent === "begin",
    begunAt: new Date().toISOString(),
  };
  await db
    .updateTable("interview_sessions")
    .set({ live: JSON.stringify(settings) })
    .where("owner_id", "=", owner)
    .where("id", "=", id)
    .where("mode", "=", "live")
    .where("live", "is", null)
    .execute();
}
