import { Form } from "@remix-run/react";
import type { SessionSummary } from "~/interviews/sessions.server";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select-field";
import { formatShortDate } from "~/ui/short-day";

interface CompareFormProps {
  /** Newest first. */
  sessions: readonly SessionSummary[];
  before: string;
  after: string;
}

/** Which two sessions to lay side by side; the choice is the address. */
export function CompareForm({ sessions: all, before, after }: CompareFormProps) {
  const sessions = all.filter(({ isClosed }) => !isClosed);
  return (
    <Form
      method="get"
      action="/interview/compare"
      className="grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <Choice name="old" label="Compare" sessions={sessions} chosen={before} />
      <Choice name="new" label="with" sessions={sessions} chosen={after} />
      <Button variant="secondary" className="min-h-12">
        Compare
      </Button>
    </Form>
  );
}

function Choice({
  name,
  label,
  sessions,
  chosen,
}: {
  name: string;
  label: string;
  sessions: readonly SessionSummary[];
  chosen: string;
}) {
  return (
    <label className="min-w-0 text-sm font-medium">
      <span className="mb-2 block">{label}</span>
      <Select name={name} key={chosen} defaultValue={chosen}>
        {sessions.map(({ id, title, startedAt, mean }) => (
          <option key={id} value={id}>
            {title}, {formatShortDate(startedAt)}, {mean === null ? "no score" : mean}
          </option>
        ))}
      </Select>
    </label>
  );
}
