import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { z } from "zod";
import { requireMentorAccount } from "~/accounts/session/require-mentor.server";
import {
  type ExceptionProblem,
  addException,
  removeException,
} from "~/mentoring/mentor-side/exceptions";
import { loadNextWeeks } from "~/mentoring/mentor-side/next-weeks.server";
import {
  DAY_NAMES,
  type DayProblems,
  readExceptionHours,
  readWeekly,
} from "~/mentoring/mentor-side/read-hours";
import { toAccountMentor } from "~/mentoring/directory/bookable-mentor";
import { updateProfile } from "~/mentoring/directory/profiles.server";
import { requireOwnMentor } from "~/mentoring/directory/require-own-mentor.server";
import { WEEKDAYS } from "~/mentoring/booking/availability";
import { formatCity, formatZonedDay, formatZonedTime } from "~/mentoring/calendar/format-time";
import { getLocalDate } from "~/mentoring/calendar/week";
import { parseForm, readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { formatList } from "~/ui/format";
import { NOTICE_CHOICES } from "./notice";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const profile = await requireOwnMentor(await requireMentorAccount(request, context));
  const mentor = toAccountMentor(profile);
  const now = new Date();
  const today = getLocalDate(now.toISOString(), mentor.timeZone);
  return {
    nextWeeks: await loadNextWeeks(mentor, now),
    city: profile.timeZone === "" ? null : formatCity(profile.timeZone),
    weekly: profile.weekly,
    noticeHours: profile.noticeHours,
    exceptions: profile.exceptions
      .filter(({ date }) => date >= today)
      .map(({ date, ranges }) => ({
        date,
        day: formatZonedDay(`${date}T12:00:00Z`, "UTC"),
        hours: ranges
          .map((range) =>
            [range.from, range.to]
              .map((time) => formatZonedTime(`${date}T${time}:00Z`, "UTC"))
              .join(" to "),
          )
          .join(", "),
      })),
  };
}

/** Without the fields of the times, which are read by their numbers. */
const hoursSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("weekly"), notice: z.string().default("") }),
  z.object({
    intent: z.literal("add"),
    kind: z.enum(["off", "hours"]),
    date: z.string().default(""),
  }),
  z.object({ intent: z.literal("remove"), date: z.string().default("") }),
]);

export async function action({ request, context }: ActionFunctionArgs) {
  const profile = await requireOwnMentor(await requireMentorAccount(request, context));
  const form = await readForm(request);
  const now = new Date();
  const today = getLocalDate(now.toISOString(), toAccountMentor(profile).timeZone);
  const submission = parseForm(form, { schema: hoursSchema });
  if (submission.status !== "success")
    return refuse("add", "Choose a day off or other hours.", form);
  const { value } = submission;
  switch (value.intent) {
    case "weekly": {
      const weekly = readWeekly(form);
      if (!weekly.ok) return refuseWeekly(weekly.problems, form);
      const notice = NOTICE_CHOICES.find(({ hours }) => String(hours) === value.notice);
      if (!notice) return refuse("weekly", "Choose how much notice you need.", form);
      const columns = { weekly: JSON.stringify(weekly.hours), notice_hours: notice.hours };
      await updateProfile(profile.ownerId, columns, now);
      return saved(request, "Hours saved");
    }
    case "add": {
      const hours = readExceptionHours(form, value.kind);
      if (!hours.ok) return refuse("add", hours.problem.message, form, hours.problem.fields);
      const exception = { date: value.date, ranges: hours.hours };
      const added = addException(profile.exceptions, exception, today);
      if (!added.ok) return refuse("add", EXCEPTION_PROBLEMS[added.problem], form);
      await saveExceptions(profile.ownerId, added.exceptions, now);
      return saved(request, value.kind === "off" ? "Day off added" : "Hours added");
    }
    case "remove":
      await saveExceptions(
        profile.ownerId,
        removeException(profile.exceptions, value.date, today),
        now,
      );
      return saved(request, "Exception removed");
  }
}

const EXCEPTION_PROBLEMS: Record<ExceptionProblem, string> = {
  "no-date": "Choose a date.",
  past: "Choose a date from today on.",
  "too-many": "That’s as many exceptions as fit. Remove one first.",
};

async function saveExceptions(owner: string, exceptions: unknown, now: Date): Promise<void> {
  await updateProfile(owner, { exceptions: JSON.stringify(exceptions) }, now);
}

function saved(request: Request, message: string) {
  return toasts(request).redirectWithSuccess("/mentoring/availability", {
    message,
    description: "Sessions already requested stay as they are.",
  });
}

interface Refused {
  intent: "weekly" | "add";
  problem: string;
  /** Problems of the weekly hours, by day. */
  dayProblems: DayProblems;
  /** The fields of the exception to correct. */
  fields: readonly string[];
  /** What was sent. */
  entered: Record<string, string>;
}

function refuseWeekly(dayProblems: DayProblems, form: FormData) {
  const days = WEEKDAYS.filter((day) => dayProblems[day]).map((day) => DAY_NAMES[day]);
  const problem = `Nothing is saved yet. Correct the hours of ${formatList(days)}.`;
  const entered = readEntered(form);
  return data<Refused>({ intent: "weekly", problem, dayProblems, fields: [], entered }, 400);
}

function refuse(
  intent: Refused["intent"],
  problem: string,
  form: FormData,
  fields: readonly string[] = [],
) {
  const entered = readEntered(form);
  return data<Refused>({ intent, problem, dayProblems: {}, fields, entered }, 400);
}

function readEntered(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}
