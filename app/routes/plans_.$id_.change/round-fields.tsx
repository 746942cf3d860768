import type { SubmissionResult } from "@conform-to/dom";
import type { RoundForm } from "~/job-interviews/schema.server";
import { Button, LinkButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { describeForm, getFormProps } from "~/ui/form";
import { KeepFormFields } from "~/ui/keep-form-fields";
import { SelectField } from "~/ui/select-field";

export interface RoundFieldsProps {
  page: string;
  round: {
    id: string;
    isNew: boolean;
    values: { [Name in keyof RoundForm]?: string | number | null };
    constraint: Parameters<typeof describeForm>[0]["constraint"];
    zones: readonly { value: string; label: string }[];
  };
  lastResult: SubmissionResult | undefined;
  /** What saves it all the same. */
  confirm: "round-over" | "round-beside" | null | undefined;
}

const CONFIRM_LABELS = {
  "round-over": "It is over: save it",
  "round-beside": "Save both",
} as const;

/** One meeting of a job interview. */
export function RoundFields({ page, round, lastResult, confirm }: RoundFieldsProps) {
  const { id, isNew, values, constraint, zones } = round;
  const address = `${page}?round=${id}`;
  const [form, fields] = describeForm<RoundForm>({
    id: "round",
    labels: {
      name: "Name",
      heldOn: "Date",
      startsAt: "Time",
      zone: "Times are in",
      minutes: "Minutes",
      place: "Place or link",
      people: "People",
    },
    lastResult,
    constraint,
    defaultValue: values,
  });
  return (
    <form
      method="post"
      action={address}
      {...getFormProps(form)}
      className="mt-8 grid max-w-160 gap-5"
    >
      <KeepFormFields page={address} />
      <ErrorSummary form={form} />
      <input type="hidden" name="round" value={id} />
      <Field meta={fields.name} hint="Such as phone or panel. You can leave it empty." />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field meta={fields.heldOn} type="date" />
        <Field meta={fields.startsAt} type="time" hint={describeZone(zones)} />
      </div>
      {zones.length > 1 ? (
        <SelectField meta={fields.zone} options={zones} className="max-w-80" />
      ) : null}
      <Field meta={fields.minutes} type="number" className="max-w-60" hint="How long it takes." />
      <Field
        meta={fields.place}
        type="textarea"
        rows={3}
        hint="An address, or what the invitation says. The card shows it, with links to video calls to tap."
      />
      <Field meta={fields.people} hint="Whom you will meet." />
      <div className="flex flex-wrap gap-2.5">
        <Button name="intent" value="round" pendingText="Saving…">
          {isNew ? "Add this round" : "Save changes"}
        </Button>
        {confirm ? (
          <Button name="intent" value={confirm} variant="secondary" pendingText="Saving…">
            {CONFIRM_LABELS[confirm]}
          </Button>
        ) : null}
        <LinkButton to={page} variant="ghost">
          Cancel
        </LinkButton>
      </div>
    </form>
  );
}

function describeZone(zones: RoundFieldsProps["round"]["zones"]): string {
  const [zone] = zones;
  return zones.length === 1 && zone ? `In ${zone.label}.` : "Where it is held.";
}
