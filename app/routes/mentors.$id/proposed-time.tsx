import { CONTROL_CLASS } from "~/ui/control-class";
import { Field } from "~/ui/field";
import { FieldError } from "~/ui/field-error";
import type { FieldMetadata } from "~/ui/form";

interface ProposedTimeProps {
  date: FieldMetadata;
  time: FieldMetadata;
  zone: { city: string; offset: string };
}

/** A time of the person's own, for mentors who have no free one. */
export function ProposedTime({ date, time, zone }: ProposedTimeProps) {
  return (
    <fieldset>
      <legend className="font-head text-section font-strong">Propose a time</legend>
      <p className="mt-2 max-w-(--measure) text-text-2">
        Within the next eight weeks, in {zone.city} time ({zone.offset}).
      </p>
      <div className="mt-5 grid max-w-110 gap-5 sm:grid-cols-2">
        <Field type="date" meta={date} />
        <div>
          <label htmlFor={time.id} className="mb-2 block text-sm font-medium">
            {time.label}
          </label>
          <input
            id={time.id}
            name={time.name}
            type="time"
            step={900}
            defaultValue={time.initialValue}
            aria-invalid={time.errors ? true : undefined}
            aria-describedby={time.errors ? time.errorId : undefined}
            className={CONTROL_CLASS}
          />
          <FieldError id={time.errorId} errors={time.errors} />
        </div>
      </div>
    </fieldset>
  );
}
