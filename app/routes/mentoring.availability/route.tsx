import type { MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import {
  DAY_NAMES,
  type DayProblems,
  RANGES_PER_DAY,
  getRangeField,
} from "~/mentoring/mentor-side/read-hours";
import { WEEKDAYS } from "~/mentoring/booking/availability";
import type { PageHandle } from "~/platform/http/page-handle";
import { Button } from "~/ui/button";
import { FormError } from "~/ui/form-error";
import { Link } from "~/ui/link";
import { pageMeta } from "~/ui/page-meta";
import { linkStyles } from "~/ui/style-links";
import weekStyles from "./next-weeks-panel.css?url";
import { Select } from "~/ui/select";
import { action, loader } from "./availability.server";
import { Exceptions } from "./exceptions";
import { NextWeeksPanel } from "./next-weeks-panel";
import { NOTICE_CHOICES } from "./notice";
import { TimeRangeFields } from "./time-range";

export { action, loader };

export const handle = { access: "mentor" } satisfies PageHandle;

export const links = linkStyles(weekStyles);

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, { title: "Availability" });

export default function MentorAvailability() {
  const { nextWeeks, city, weekly, noticeHours, exceptions } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const entered: Record<string, string> = refused?.intent === "weekly" ? refused.entered : {};
  const dayProblems: DayProblems = refused?.dayProblems ?? {};
  return (
    <div className="mt-9 grid items-start gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_26rem] xl:gap-x-16">
      <div>
        <p className="max-w-(--measure) text-text-2">
          {city ? (
            <>
              Times are in {city} time: 9 AM stays 9 AM there when the clocks change. Sessions last
              60 minutes and start with each hour of a range.
            </>
          ) : (
            <>
              First{" "}
              <Link
                to="/mentoring/profile"
                className="text-primary-ink underline underline-offset-3"
              >
                choose your time zone
              </Link>{" "}
              in your profile.
            </>
          )}
        </p>
        <Form method="post" data-keep-scroll="" className="mt-8">
          <input type="hidden" name="intent" value="weekly" />
          <h2 className="text-section">Every week</h2>
          <p className="mt-1 mb-4 text-sm text-muted">
            Up to two periods a day. Leave a day empty to hold no sessions on it.
          </p>
          <FormError>{refused?.intent === "weekly" ? refused.problem : undefined}</FormError>
          <ul className="mt-4 border-t border-hairline-strong">
            {WEEKDAYS.map((day) => {
              const problem = dayProblems[day];
              return (
                <li
                  key={day}
                  className="grid items-center gap-x-6 gap-y-2 border-b border-hairline py-3 md:grid-cols-[6.5rem_minmax(0,1fr)]"
                >
                  <span className="font-strong">{DAY_NAMES[day]}</span>
                  <div className="grid grid-cols-[repeat(auto-fit,minmax(min(17.5rem,100%),1fr))] gap-x-6 gap-y-2">
                    {RANGES_PER_DAY.map((number) => {
                      const range = weekly[day]?.[number - 1];
                      return (
                        <TimeRangeFields
                          key={number}
                          day={day}
                          name={DAY_NAMES[day]}
                          number={number}
                          from={entered[getRangeField(day, "from", number)] ?? range?.from ?? ""}
                          to={entered[getRangeField(day, "to", number)] ?? range?.to ?? ""}
                          error={problem && { id: `${day}-problem`, fields: problem.fields }}
                        />
                      );
                    })}
                  </div>
                  {problem ? (
                    <p id={`${day}-problem`} className="text-sm text-danger md:col-start-2">
                      {problem.message}
                    </p>
                  ) : null}
                </li>
              );
            })}
          </ul>
          <div className="mt-6 max-w-70">
            <label htmlFor="notice" className="mb-2 block text-sm font-medium">
              Earliest session from now
            </label>
            <Select id="notice" name="notice" defaultValue={entered.notice ?? String(noticeHours)}>
              {NOTICE_CHOICES.map(({ hours, label }) => (
                <option key={hours} value={hours}>
                  {label}
                </option>
              ))}
            </Select>
          </div>
          <Button className="mt-6" pendingText="Saving…">
            Save hours
          </Button>
        </Form>
        <Exceptions
          exceptions={exceptions}
          problem={refused?.intent === "add" ? refused.problem : undefined}
          fields={refused?.fields ?? []}
          entered={refused?.intent === "add" ? refused.entered : {}}
        />
      </div>
      <NextWeeksPanel nextWeeks={nextWeeks} />
    </div>
  );
}
