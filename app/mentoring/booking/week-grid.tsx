import type { ReactNode } from "react";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Globe from "lucide-react/icons/globe";
import { buttonClass } from "~/ui/button";
import { FieldError } from "~/ui/field-error";
import type { FieldMetadata } from "~/ui/form";
import { Link } from "~/ui/link";
import type { SlotView, WeekView } from "./week-view.server";

interface WeekGridProps {
  meta: FieldMetadata;
  week: WeekView;
  /** The address of the page, to which the date of another week is added. */
  path: string;
  selected: string | null;
}

/** A week as columns of times, one radio button each; rows on a narrow screen. */
export function WeekGrid({ meta, week, path, selected }: WeekGridProps) {
  return (
    <fieldset id={meta.id} aria-describedby={meta.errors && meta.errorId} className="scroll-mt-24">
      <legend className="sr-only">{meta.label}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-section">{week.title}</h2>
        <p className="flex gap-2.5">
          <WeekLink path={path} date={week.previous} label="Previous week">
            <ChevronLeft aria-hidden />
          </WeekLink>
          <WeekLink path={path} date={week.next} label="Next week">
            <span className="max-md:sr-only">Next week</span>
            <ChevronRight aria-hidden />
          </WeekLink>
        </p>
      </div>
      <p className="mt-3 flex items-start gap-2.5 text-sm text-text-2">
        <Globe className="mt-0.5 size-4.5 flex-none text-muted" strokeWidth={1.6} aria-hidden />
        <span>
          Times in <b className="font-strong text-text">{week.zone.city}</b>
          {week.zone.offset}. {week.zone.mentor}{" "}
          <Link
            to={`/mentors/time-zone?redirectTo=${encodeURIComponent(path)}`}
            className="text-primary-ink underline underline-offset-3"
          >
            Change time zone
          </Link>
        </span>
      </p>
      <ol className="booking-week mt-4">
        {week.days.map((day) => (
          <li key={day.date} className="booking-day" data-empty={day.slots.length === 0}>
            <h3 className="booking-date">
              <span className="sr-only">{day.label}</span>
              <span aria-hidden>{day.weekday}</span>
              <b aria-hidden>{day.day}</b>
            </h3>
            {day.slots.length === 0 ? (
              <p className="text-xs text-muted">No times</p>
            ) : (
              <ul className="booking-slots">
                {day.slots.map((slot) => (
                  <li key={slot.startsAt}>
                    <SlotChoice slot={slot} isSelected={slot.startsAt === selected} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-3 text-xs text-muted">
        Struck through: taken. Sessions last 60 minutes.{" "}
        {week.isNightOnly ? `This week’s free times are all at night in ${week.zone.city}. ` : ""}
        {week.clockChange}
      </p>
      <FieldError id={meta.errorId} errors={meta.errors} />
    </fieldset>
  );
}

function WeekLink({
  path,
  date,
  label,
  children,
}: {
  path: string;
  date: string | null;
  label: string;
  children: ReactNode;
}) {
  if (date === null)
    return (
      <span className={buttonClass("secondary", "sm", "opacity-40")} aria-hidden>
        {children}
      </span>
    );
  return (
    <Link
      to={`${path}${path.includes("?") ? "&" : "?"}week=${date}`}
      keepScroll
      aria-label={label}
      className={buttonClass("secondary", "sm")}
    >
      {children}
    </Link>
  );
}

function SlotChoice({ slot, isSelected }: { slot: SlotView; isSelected: boolean }) {
  if (!slot.isFree)
    return (
      <s className="booking-slot num" data-taken>
        <span className="sr-only">Taken: </span>
        {slot.time}
      </s>
    );
  return (
    <label className="booking-slot num">
      <input
        type="radio"
        name="slot"
        value={slot.startsAt}
        required
        defaultChecked={isSelected}
        data-summarized={isSelected ? "" : undefined}
        data-day={slot.day}
        data-range={slot.range}
        data-mentor-range={slot.mentorRange}
        data-cancel-until={slot.cancelUntil}
      />
      {slot.time}
    </label>
  );
}
