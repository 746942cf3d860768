import { findLastDebriefed } from "~/job-interviews/debrief/select-round";
import { formatRoundDayTime, nameRound } from "~/job-interviews/describe-round";
import { formatRoundDay, formatRoundTime } from "~/job-interviews/format-round";
import type { InterviewPlan, Today } from "~/job-interviews/plan/load-plans.server";
import { readPlace } from "~/job-interviews/place/read-place";
import {
  findDebriefRound,
  findNextRound,
  findRoundAhead,
  getLastRound,
  isHeld,
} from "~/job-interviews/rounds";
import type { JobInterview } from "~/job-interviews/types";
import { formatList } from "~/ui/format";
import { countDays, formatWeekday } from "~/ui/format-date";
import { nameCount, titlePlan } from "./words";

/** What the head of the page says of a job interview, before and after its day. */
export function describeHead(interview: JobInterview, { today, now }: Today) {
  const { id, company, role, rounds, outcome } = interview;
  const last = getLastRound(interview);
  const isOver = outcome !== null || isHeld(last, now);
  const isDebriefOpen = findDebriefRound(interview, now) !== undefined;
  const count = rounds.length;
  return {
    id,
    company,
    outcome,
    isOver,
    title: titlePlan({
      company,
      outcome,
      daysLeft: countDays(today, last.heldOn),
      isOver,
      isDebriefOpen,
    }),
    lead: [
      role,
      ...(count > 1 ? [`${nameCount(count)} rounds`] : []),
      formatRoundDay(last.heldOn, today),
    ].join(", "),
    next: isOver ? null : describeNextRound(interview, { today, now }),
    waiting: isOver ? describeWaiting(interview) : null,
    /** Of the next round, until its day ends. */
    place: readPlace(findNextRound(interview, now)?.place ?? ""),
    /** Rounds whose debrief is still to be written. */
    isDebriefOpen,
    notes: describeNotes(interview),
  };
}

/** "Next: phone, in six days, Thursday, December 3, 10:00 AM"; null for the last round, which the title counts to. */
function describeNextRound(
  interview: JobInterview,
  { today, now }: Pick<Today, "today" | "now">,
): string | null {
  const round = findRoundAhead(interview, now);
  if (!round || round === getLastRound(interview)) return null;
  const name = round.name || `Round ${interview.rounds.indexOf(round) + 1}`;
  const when =
    round.heldOn === today
      ? ["today", formatRoundTime(round)].filter(Boolean)
      : [nameDaysAhead(countDays(today, round.heldOn)), formatRoundDayTime(round)];
  return `Next: ${[name, ...when].join(", ")}`;
}

const nameDaysAhead = (days: number): string =>
  days === 1 ? "tomorrow" : `in ${nameCount(days)} days`;

/** What a person waits for once all rounds are over. */
function describeWaiting({ outcome, askAgainOn, hearBy }: JobInterview): string | null {
  if (outcome) return null;
  if (askAgainOn) return `You’ll ask again on ${formatWeekday(askAgainOn)}.`;
  return hearBy ? `They said that you’ll hear by ${formatWeekday(hearBy)}.` : null;
}

const MAX_NAMES = 2;

/** Which nearer job interviews choose their minutes before this one; null if none has work left. */
export function describeNearer(
  id: string,
  plans: readonly InterviewPlan[],
  today: string,
): string | null {
  const nearer = plans
    .slice(
      0,
      plans.findIndex(({ interview }) => interview.id === id),
    )
    .filter(({ plan }) => plan.days.some(({ work }) => work.length > 0))
    .map(({ interview }) => interview);
  const [last] = nearer
    .map((each) => getLastRound(each).heldOn)
    .toSorted()
    .toReversed();
  if (last === undefined) return null;
  const names =
    nearer.length > MAX_NAMES
      ? `${nameCount(nearer.length)} nearer interviews`
      : formatList(nearer.map(({ company }) => company));
  return `Your minutes go to ${names} first, until ${formatRoundDay(last, today)}.`;
}

/** The notes of the latest round that was written down, while the answer is open. */
function describeNotes(interview: JobInterview): { to: string; round: string } | null {
  const round = findLastDebriefed(interview);
  if (!round || interview.outcome !== null) return null;
  return {
    to: `/plans/${interview.id}/debrief?round=${round.id}`,
    round: nameRound(interview, round),
  };
}
