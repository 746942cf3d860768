import type { AppLoadContext } from "@remix-run/node";
import { endSession } from "~/practice/session/sessions.server";
import { startCustomSession } from "~/practice/session/start-custom-session.server";
import { getSessionProgress } from "~/practice/store/progress";
import { getSession } from "~/practice/store/sessions.server";
import { getSkillProfile } from "~/skills/profile/skill-profile.server";
import { findJobInterview } from "~/job-interviews/queries.server";
import type { Today } from "~/job-interviews/plan/load-plans.server";
import { startRehearsal } from "~/job-interviews/plan/start-rehearsal.server";
import type { TodayItem } from "./items";
import { isUnderWay, listNewItems } from "./load-today.server";
import { describeNext } from "./progress";
import { saveSitting } from "./sittings.server";
import { findTodaysSitting } from "./todays-sitting.server";

/** Starts the day's sitting, unless one is under way. Returns where it begins or goes on. */
export async function startSitting(
  owner: string,
  today: Today,
  context: AppLoadContext,
): Promise<string> {
  const current = await findTodaysSitting(owner, today.today);
  if (current && isUnderWay(current)) return describeNext(current.states).to;
  const profile = await getSkillProfile(owner, context, today.now);
  const { items } = await listNewItems(owner, context, today, profile);
  return runItems(owner, items, today);
}

/** Starts a sitting of these items, in place of an earlier one of the day. Returns where it begins. */
export async function runItems(
  owner: string,
  items: readonly TodayItem[],
  today: Today,
): Promise<string> {
  const started = await Promise.all(items.map((item) => startItem(owner, item, today)));
  const questionIds = items.flatMap(({ kind, subject }) => (kind === "question" ? subject : []));
  const sessionId =
    questionIds.length === 0
      ? null
      : await startCustomSession(owner, { kind: "today", questionIds }, today.now);
  await saveSitting(owner, {
    day: today.today,
    items: started,
    sessionId,
    startedAt: today.now.toISOString(),
  });
  const [first] = started;
  if (first?.kind === "page") return first.to;
  const sitting = await findTodaysSitting(owner, today.today);
  return sitting ? describeNext(sitting.states).to : "/profile";
}

/** A rehearsal becomes the session that it starts. */
async function startItem(owner: string, item: TodayItem, today: Today): Promise<TodayItem> {
  const interview =
    item.kind === "rehearsal" ? await findJobInterview(owner, item.subject) : undefined;
  if (!interview) return item;
  const id = await startRehearsal(owner, interview, item.minutes ?? 0, today);
  return { ...item, kind: "session", subject: id, to: `/interview/sessions/${id}` };
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
