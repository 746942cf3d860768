import type { Phase, Plan, PlanDay, Work } from "~/job-interviews/plan/types";
import type { JobInterview, Round } from "~/job-interviews/types";
import { formatRoundTime } from "~/job-interviews/format-round";
import { formatShortWeekday, formatWeekday } from "~/ui/format-date";

/** A day on the line, or several that are left out. */
export interface DayView {
  date: string;
  /** "Fri 27"; "26 days" for those left out. */
  label: string;
  /** For readers of the page: "Friday, November 27". */
  name: string;
  minutes: number;
  kind: "today" | "day" | "free" | "last" | "skip";
  flag: { title: string; text: string; isLow: boolean; isLeft: boolean } | null;
}

export interface PhaseView {
  /** Empty below a shorter part of a phase, and where there is none, such as on the day of a round. */
  name: string;
  isPhase: boolean;
  /** In days of the line. */
  span: number;
  isCurrent: boolean;
}

/** As many days as a line has room for; of more, the first and the last. */
const MAX_DAYS = 16;
const FIRST_SHOWN = 8;
const LAST_SHOWN = 7;

const PHASES: Record<Phase, string> = {
  gaps: "Close the gaps",
  short: "Every story in sixty words",
  rehearse: "Rehearse",
  rest: "Rest",
};

/** The line of days, with its phases below. */
export function describeDays(plan: Plan, interview: JobInterview) {
  const shown = listShown(plan.days);
  const skipped = plan.days.length - shown.length;
  const days = shown.map((day, index) => describeDay(day, interview, index === 0));
  const planned = new Set(plan.days.map(findPlannedPhase));
  const findShownPhase = (day: PlanDay) => {
    if (day.work.length > 0) return findPlannedPhase(day);
    return isRoundDay(interview, day.date) || !planned.has(day.phase) ? null : day.phase;
  };
  const phases = shown.map(findShownPhase);
  if (skipped > 0) {
    const [first, last] = [plan.days[FIRST_SHOWN], plan.days[plan.days.length - LAST_SHOWN - 1]];
    days.splice(FIRST_SHOWN, 0, {
      date: first?.date ?? "",
      label: `${skipped} days`,
      name: `${skipped} days, to ${formatWeekday(last?.date ?? "")}`,
      minutes: 0,
      kind: "skip",
      flag: null,
    });
    phases.splice(FIRST_SHOWN, 0, first ? findShownPhase(first) : null);
  }
  return { days: placeFlags(days), phases: groupPhases(phases) };
}

function listShown(days: readonly PlanDay[]): PlanDay[] {
  if (days.length <= MAX_DAYS) return [...days];
  return [...days.slice(0, FIRST_SHOWN), ...days.slice(-LAST_SHOWN)];
}

/** What the day’s work is for; null without work, and if it is only the card. */
function findPlannedPhase({ work }: PlanDay): Phase | null {
  for (const each of work) {
    const phase = PHASE_OF_WORK[each.kind];
    if (phase) return phase;
    if (each.kind === "card" && each.isRest) return "rest";
  }
  return null;
}

const PHASE_OF_WORK: { [Kind in Work["kind"]]?: Phase } = {
  debrief: "gaps",
  gap: "gaps",
  short: "short",
  "short-later": "short",
  rehearsal: "rehearse",
};

const isRoundDay = ({ rounds }: JobInterview, date: string) =>
  rounds.some(({ heldOn }) => heldOn === date);

function describeDay(
  { date, phase, work }: PlanDay,
  interview: JobInterview,
  isToday: boolean,
): DayView {
  const minutes = work.reduce((sum, each) => sum + each.minutes, 0);
  const isLast = phase === null;
  const rounds = interview.rounds.filter(
    ({ heldOn }) => heldOn === date || (isLast && heldOn < date),
  );
  const flag =
    describeFlag({ phase, work }, interview, isLast ? rounds.slice(-1) : rounds) ??
    (isToday ? { title: "Today", text: describeFocus(work) } : null);
  return {
    date,
    label: `${formatShortWeekday(date)} ${Number(date.slice(-2))}`,
    name: formatWeekday(date),
    minutes,
    kind: isLast ? "last" : isToday ? "today" : minutes === 0 && !flag ? "free" : "day",
    flag: flag && { ...flag, isLow: false, isLeft: false },
  };
}

function describeFocus(work: PlanDay["work"]): string {
  const [first] = work;
  if (!first) return "free";
  return {
    debrief: "what you were asked",
    gap: "gaps first",
    short: "sixty words",
    "short-later": "sixty words",
    opening: "your card",
    rehearsal: "rehearsal",
    card: first.kind === "card" && first.isRest ? "rest" : "your card",
  }[first.kind];
}

function describeFlag(
  { phase, work }: Pick<PlanDay, "phase" | "work">,
  interview: JobInterview,
  [round]: readonly Round[],
) {
  if (round) {
    const number = interview.rounds.indexOf(round) + 1;
    const isLast = phase === null;
    return {
      title: isLast ? interview.company : joinParts(`Round ${number}`, round.name),
      text: listDetails(round, isLast),
    };
  }
  const rehearsal = work.find(({ kind }) => kind === "rehearsal");
  if (rehearsal) return { title: "Rehearsal", text: `${rehearsal.minutes} min` };
  return null;
}

/** The time first: what a narrow flag has no room for is cut at the end. */
function listDetails(round: Round, isLast: boolean): string {
  const { name, people, minutes } = round;
  const time = formatRoundTime(round);
  return joinParts(time, isLast ? name : people, minutes === null ? "" : `${minutes} min`);
}

const joinParts = (...parts: string[]): string => parts.filter(Boolean).join(", ");

/** A flag is about as wide as two days. */
const FLAG_DAYS = 2;

/** Those near the end point to the left; flags that would cover each other stand at two heights. */
function placeFlags(days: readonly DayView[]): DayView[] {
  let last = { index: -FLAG_DAYS * 2, isLow: false, isLeft: false };
  return days.map((day, index) => {
    if (!day.flag) return day;
    const isLeft = index > 0 && index >= days.length - FLAG_DAYS * 2;
    const room = isLeft && !last.isLeft ? FLAG_DAYS * 2 : FLAG_DAYS;
    const isLow = index - last.index < room && !last.isLow;
    last = { index, isLow, isLeft };
    return { ...day, flag: { ...day.flag, isLow, isLeft } };
  });
}

/** Days of the same phase in a row; its name stands below the longest run. */
function groupPhases(phases: readonly (Phase | null)[]): PhaseView[] {
  const runs: { phase: Phase | null; span: number }[] = [];
  for (const phase of phases) {
    const run = runs.at(-1);
    if (run && run.phase === phase) run.span += 1;
    else runs.push({ phase, span: 1 });
  }
  const longest = (phase: Phase) =>
    Math.max(...runs.filter((run) => run.phase === phase).map(({ span }) => span));
  const named = new Set<Phase>();
  return runs.map(({ phase, span }, index) => {
    const isNamed = phase !== null && span === longest(phase) && !named.has(phase);
    if (isNamed) named.add(phase);
    return {
      name: isNamed ? PHASES[phase] : "",
      isPhase: phase !== null,
      span,
      isCurrent: phase !== null && index === 0,
    };
  });
}
