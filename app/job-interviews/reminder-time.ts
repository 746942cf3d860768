import { addDays, resolveWallTime } from "~/mentoring/calendar/week";
import type { Round } from "./types";

const EVENING = "18:00";

/** Six in the evening before, where the person is; undefined where no clock showed that. */
export function getReminderTime({
  heldOn,
  timeZone,
}: Pick<Round, "heldOn" | "timeZone">): string | undefined {
  return resolveWallTime(`${addDays(heldOn, -1)}T${EVENING}`, timeZone);
}
