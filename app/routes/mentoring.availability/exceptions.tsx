import { Form } from "@remix-run/react";
import { Button, buttonClass } from "~/ui/button";
import { CONTROL_CLASS } from "~/ui/control-class";
import { FormError } from "~/ui/form-error";
import { TimeRangeFields } from "./time-range";

interface ExceptionsProps {
  exceptions: readonly { date: string; day: string; hours: string }[];
  problem: string | undefined;
  /** The fields it is about. */
  fields: readonly string[];
  /** What was sent last, if it wasn't accepted. */
  entered: Record<string, string>;
}

const PROBLEM_ID = "exception-problem";

/** Single dates with other hours than every week, or none. */
export function Exceptions({ exceptions, problem, fields, entered }: ExceptionsProps) {
  return (
    <section className="mt-14">
      <h2 className="text-section">Exceptions</h2>
      <p className="mt-1 mb-4 text-sm text-muted">
        A day off, or other hours on one date. They replace the weekly hours of that date.
      </p>
      {exceptions.length === 0 ? null : (
        <ul className="mb-8 border-t border-hairline-strong">
          {exceptions.map(({ date, day, hours }) => (
            <li
              key={date}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3"
            >
              <p className="num">
                <span className="font-strong">{day}</span>
                <span className="block text-sm text-text-2">{hours || "Day off"}</span>
              </p>
              <Form method="post" data-keep-scroll="">
                <input type="hidden" name="date" value={date} />
                <button name="intent" value="remove" className={buttonClass("secondary", "sm")}>
                  Remove<span className="sr-only">: {day}</span>
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form method="post" data-keep-scroll="" className="grid gap-5">
        <input type="hidden" name="intent" value="add" />
        <FormError id={PROBLEM_ID}>{problem}</FormError>
        <div className="max-w-70">
          <label htmlFor="exception-date" className="mb-2 block text-sm font-medium">
            Date
          </label>
          <input
            id="exception-date"
            type="date"
            name="date"
            defaultValue={entered.date}
            className={CONTROL_CLASS}
          />
        </div>
        <fieldset className="grid min-w-0 gap-3">
          <legend className="mb-2 text-sm font-medium">What changes</legend>
          <KindChoice value="off" label="Day off" isChosen={entered.kind !== "hours"} />
          <KindChoice value="hours" label="Other hours:" isChosen={entered.kind === "hours"} />
          <div className="max-w-90 min-w-0 sm:pl-8">
            <TimeRangeFields
              day="day"
              name="On that date"
              number={1}
              from={entered["day-from-1"] ?? ""}
              to={entered["day-to-1"] ?? ""}
              error={{ id: PROBLEM_ID, fields }}
            />
          </div>
        </fieldset>
        <Button variant="secondary" className="justify-self-start">
          Add exception
        </Button>
      </Form>
    </section>
  );
}

function KindChoice({
  value,
  label,
  isChosen,
}: {
  value: string;
  label: string;
  isChosen: boolean;
}) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-ui md:min-h-0">
      <input type="radio" name="kind" value={value} defaultChecked={isChosen} className="radio" />
      {label}
    </label>
  );
}
