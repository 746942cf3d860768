import type { AppLoadContext } from "@remix-run/node";
import { endSession } from "~/practice/session/sessions.server";
import { startCustomSession } from "~/practice/session/start-custom-session.server";
import { getSessionProgress } from "~/practice/store/progress";
import { getSession } from "~/practice/store/sessions.server";
import { getSkillProfile } from "~/skills/profile/skill-profile.server";
import { isUnderWay, listNewItems } from "./load-today.server";
import { describeNext } from "./progress";
import { saveSitting } from "./sittings.server";
import { findTodaysSitting } from "./todays-sitting.server";

/** Starts the day's sitting, unless one is under way. Returns where it begins or goes on. */
export async function startSitting(
  owner: string,
  day: string,
  context: AppLoadContext,
  now: Date,
): Promise<string> {
  const current = await findTodaysSitting(owner, day);
  if (current && isUnderWay(current)) return describeNext(current.states).to;
  const { items } = await listNewItems(
    owner,
    context,
    now,
    await getSkillProfile(owner, context, now),
  );
  const questionIds = items.flatMap(({ kind, subject }) => (kind === "question" ? subject : []));
  const sessionId =
    questionIds.length === 0
      ? null
      : await startCustomSession(owner, { kind: "today", questionIds }, now);
  await saveSitting(owner, { day, items, sessionId, startedAt: now.toISOString() });
  const [first] = items;
  if (first?.kind === "page") return first.to;
  const started = await findTodaysSitting(owner, day);
  return started ? describeNext(started.states).to : "/profile";
}

/** Ends the session of the questions once each is answered or skipped, and returns what is next. */
export async function leaveItem(owner: string, day: string): Promise<string> {
  const sitting = await findTodaysSitting(owner, day);
  if (!sitting) return "/profile";
  const session = sitting.sessionId ? await getSession(owner, sitting.sessionId) : undefined;
  if (session && getSessionProgress(session).every(({ state }) => state !== "open"))
    await endSession(owner, session);
  return describeNext(sitting.states).to;
}
