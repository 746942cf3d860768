import { nameSessions } from "./name-sessions";
import type { ScoredSession } from "./types";
import { Button } from "~/ui/button";
import { Select } from "~/ui/select";

interface SessionPairFormProps {
  /** Newest first. */
  sessions: readonly ScoredSession[];
  before: string;
  after: string;
}

/** Picks two sessions to compare, as URL parameters. */
export function SessionPairForm({ sessions: allSessions, before, after }: SessionPairFormProps) {
  const sessions = allSessions.filter(({ areScoresHidden: isClosed }) => !isClosed);
  return (
    <form
      method="get"
      action="/interview/compare"
      className="grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <SessionSelect name="old" label="Compare" sessions={sessions} selectedId={before} />
      <SessionSelect name="new" label="with" sessions={sessions} selectedId={after} />
      <Button variant="secondary" className="min-h-12">
        Compare
      </Button>
    </form>
  );
}

function SessionSelect({
  name,
  label,
  sessions,
  selectedId,
}: {
  name: string;
  label: string;
  sessions: readonly ScoredSession[];
  selectedId: string;
}) {
  return (
    <label className="min-w-0 text-sm font-medium">
      <span className="mb-2 block">{label}</span>
      <Select name={name} key={selectedId} defaultValue={selectedId}>
        {nameSessions(sessions).map(({ id, name: sessionName }) => (
          <option key={id} value={id}>
            {sessionName}
          </option>
        ))}
      </Select>
    </label>
  );
}
