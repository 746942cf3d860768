import {
  getOpenJobInterviews,
  getOwnJobInterviews,
} from "~/job-interviews/own-job-interviews.server";
import { formatRoundDayTime } from "~/job-interviews/describe-round";
import { findRoundAhead } from "~/job-interviews/rounds";
import type { AppLoadContext } from "@remix-run/node";
import {
  formatCity,
  formatDateTile,
  formatZonedShortDayTime,
} from "~/mentoring/calendar/format-time";
import { findSessionMentor } from "~/mentoring/directory/directory.server";
import { listOwnSessions } from "~/mentoring/sessions/queries.server";
import { isShown, listGaps } from "~/skills/gap";
import type { SkillEvidence } from "~/skills/record";
import type { SkillId } from "~/data/skills";

/** As many as the skill record shows at first. */
const SKILLS_SHOWN = 6;

type SegmentState = "met" | "shown" | "open";

/** The way to the target: a segment for each of the skills it asks for most. */
export function describeGoal(
  target: { title: string; to: string; skills: readonly SkillId[] } | null,
  record: readonly SkillEvidence[],
) {
  if (!target || target.skills.length === 0) return null;
  const segments = listGaps(target.skills.slice(0, SKILLS_SHOWN), record)
    .map((gap): SegmentState => (gap.state === "met" ? "met" : isShown(gap) ? "shown" : "open"))
    .toSorted((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));
  return {
    title: target.title,
    to: target.to,
    segments,
    met: segments.filter((state) => state === "met").length,
    shown: segments.filter((state) => state !== "open").length,
  };
}

const ORDER: readonly SegmentState[] = ["met", "shown", "open"];

/** The next job interview; null without one. */
export async function findNextInterview(
  owner: string,
  context: AppLoadContext,
  { timeZone, now }: { timeZone: string | undefined; now: Date },
) {
  const interviews = await getOwnJobInterviews(owner, context, now);
  const next = interviews.find((each) => findRoundAhead(each, now));
  const round = next && findRoundAhead(next, now);
  if (!round) return null;
  const { id, company, role } = next;
  const { heldOn, startsAt } = round;
  const isElsewhere = startsAt !== null && timeZone !== undefined && timeZone !== round.timeZone;
  return {
    id,
    company,
    role,
    day: formatRoundDayTime(round) + (isElsewhere ? ` ${formatCity(round.timeZone)} time` : ""),
    tile: formatDateTile(`${heldOn}T12:00:00Z`, "UTC"),
  };
}

/** One that is over and has no outcome yet; null without one. */
export async function findWaitingInterview(owner: string, context: AppLoadContext, now: Date) {
  const open = await getOpenJobInterviews(owner, context, now);
  const waiting = open.find((each) => !findRoundAhead(each, now));
  return waiting ? { id: waiting.id, company: waiting.company, role: waiting.role } : null;
}

/** The next hour that a mentor confirmed; null without one. */
export async function findNextMentorHour(owner: string, timeZone: string | undefined, now: Date) {
  const next = (await listOwnSessions(owner))
    .filter(({ state, endsAt }) => state === "confirmed" && endsAt > now.toISOString())
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))[0];
  if (!next) return null;
  const { id, name, isSample } = await findSessionMentor(next.mentorId);
  return {
    mentor: { id, name, isSample },
    to: `/mentors/sessions/${next.id}`,
    when: formatZonedShortDayTime(next.startsAt, timeZone ?? next.timeZone),
  };
}
