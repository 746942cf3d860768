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
  error?: { id: string; fields: readonly string[] } | undefined;
}

/** The start and the end of a range. */
export function TimeRangeFields({ day, name, number, from, to, error }: TimeRangeFieldsProps) {
  const which = number === 1 ? "" : " again";
  const [fromField, toField] = [
    getRangeField(day, "from", number),
    getRangeField(day, "to", number),
  ];
  const getErrorId = (field: string) => (error?.fields.includes(field) ? error.id : undefined);
  return (
    <div className="flex min-w-0 items-center gap-1.5 sm:gap-2">
      <TimeInput
        field={fromField}
        label={`${name}${which}, from`}
        value={from}
        errorId={getErrorId(fromField)}
      />
      <span className="text-sm text-muted" aria-hidden>
        to
      </span>
      <TimeInput
        field={toField}
        label={`${name}${which}, to`}
        value={to === "24:00" ? "00:00" : to}
        errorId={getErrorId(toField)}
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
