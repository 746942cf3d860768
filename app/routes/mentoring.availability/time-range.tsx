import { getRangeField } from "~/mentoring/mentor-side/read-hours";
import { CONTROL_CLASS } from "~/ui/control-class";

interface TimeRangeFieldsProps {
  day: string;
  /** As a person says it. */
  name: string;
  number: number;
  from: string;
  to: string;
  /** The message about the day, if its times were not accepted. */
  errorId?: string | undefined;
}

/** The start and the end of a range. */
export function TimeRangeFields({ day, name, number, from, to, errorId }: TimeRangeFieldsProps) {
  const which = number === 1 ? "" : " again";
  return (
    <div className="flex min-w-0 items-center gap-1.5 sm:gap-2">
      <TimeInput
        field={getRangeField(day, "from", number)}
        label={`${name}${which}, from`}
        value={from}
        errorId={errorId}
      />
      <span className="text-sm text-muted" aria-hidden>
        to
      </span>
      <TimeInput
        field={getRangeField(day, "to", number)}
        label={`${name}${which}, to`}
        value={to === "24:00" ? "00:00" : to}
        errorId={errorId}
      />
    </div>
  );
}

function TimeInput({
  field,
  label,
  value,
  errorId,
}: {
  field: string;
  label: string;
  value: string;
  errorId: string | undefined;
}) {
  return (
    <input
      type="time"
      name={field}
      aria-label={label}
      step={900}
      defaultValue={value}
      aria-invalid={errorId !== undefined || undefined}
      aria-describedby={errorId}
      className={`num min-w-0 ${CONTROL_CLASS.replace("px-3.5", "px-2.5")}`}
    />
  );
}
