import type { ExtraTime } from "~/preferences/preferences";
import { getSessionProgress } from "~/practice/store/progress";
import type { Session } from "~/practice/store/types";
import { DEFAULT_LIVE_SETTINGS, getWording } from "./interviewers";
import type { LiveTurn } from "./types";

type Turn = Omit<
  LiveTurn,
  "sessionId" | "steps" | "interviewer" | "isSpoken" | "limit" | "initial" | "lastResult"
>;

/** What the room needs beside the question: who asks, and until when. */
export function buildLiveTurn(
  session: Session,
  extraTime: ExtraTime,
  turn: Turn,
): Omit<LiveTurn, "initial" | "lastResult"> {
  const settings = session.live ?? DEFAULT_LIVE_SETTINGS;
  const steps = getSessionProgress(session);
  return {
    ...turn,
    naturalSeconds: turn.naturalSeconds * Number(extraTime),
    sessionId: session.id,
    steps: steps.map(({ name, state }) => ({ name, state })),
    interviewer: settings.interviewer,
    isSpoken: settings.isSpoken,
    limit: getLimit(session, extraTime),
  };
}

/** When the chosen length is over, with the extra time. */
function getLimit({ live }: Session, extraTime: ExtraTime): LiveTurn["limit"] {
  if (!live?.minutes) return null;
  return {
    endsAt: Date.parse(live.begunAt) + live.minutes * 60_000 * Number(extraTime),
    interruption: getWording(live).interruption,
  };
}
