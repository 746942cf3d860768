import { buttonClass } from "~/ui/button";
import { FormattedDate } from "~/ui/formatted-date";
import { DeleteMessage } from "~/mentoring/sessions/delete-message";

interface SessionMessagesProps {
  messages: readonly { id: string; actor: string; note: string; at: string }[];
}

/** What both sides of a reported session wrote to each other. */
export function SessionMessages({ messages }: SessionMessagesProps) {
  if (messages.length === 0) return null;
  return (
    <details className="mt-4 max-w-(--measure)">
      <summary className={buttonClass("ghost", "sm", "list-none")}>
        Messages of this session ({messages.length})
      </summary>
      <ul className="mt-3 grid gap-4">
        {messages.map(({ id, actor, note, at }) => (
          <li key={id} className="border-l-2 border-hairline-strong pl-3">
            <p className="whitespace-pre-line">{note}</p>
            <p className="num mt-1 text-xs text-muted">
              {actor === "mentor" ? "Mentor" : "Person"}, <FormattedDate date={at} />
            </p>
            <DeleteMessage id={id} />
          </li>
        ))}
      </ul>
    </details>
  );
}
