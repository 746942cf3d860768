import { Checkbox } from "~/ui/checkbox";

export interface Topic {
  id: string;
  name: string;
  /** Why it is suggested; empty if the person has no record of it. */
  reason: string;
  isChosen: boolean;
}

/** The person's gaps, and what the mentor is good at, to be chosen as topics. */
export function TopicChoices({ topics }: { topics: readonly Topic[] }) {
  if (topics.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-h3 font-head font-strong">What should the hour be about?</legend>
      <p className="mt-1 text-sm text-muted">
        {topics.some(({ reason }) => reason)
          ? "From your own results, and what this mentor knows best."
          : "What this mentor knows best."}
      </p>
      <ul className="mt-3 grid gap-2.5">
        {topics.map(({ id, name, reason, isChosen }) => (
          <li key={id} className="flex items-start gap-3 text-ui max-md:min-h-11">
            <Checkbox
              type="checkbox"
              name="topic"
              value={id}
              id={`topic-${id}`}
              defaultChecked={isChosen}
            />
            <label htmlFor={`topic-${id}`}>
              <b className="font-strong">{name}</b>{" "}
              {reason ? <span className="text-muted">{reason}</span> : null}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
