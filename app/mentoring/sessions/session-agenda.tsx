import { Chips } from "~/ui/chips";
import { DeleteMessage } from "./delete-message";

interface SessionAgendaProps {
  title: string;
  agenda: string;
  topics: readonly string[];
  messages: readonly {
    id: string;
    actor: string;
    note: string;
    at: string;
    /** The reader wrote it. */
    isOwn: boolean;
  }[];
  /** What the reader calls both sides. */
  authors: { mentor: string; person: string };
}

/** The agenda of a session, and what both sides wrote. */
export function SessionAgenda({ title, agenda, topics, messages, authors }: SessionAgendaProps) {
  return (
    <section className="mt-12 grid gap-x-12 gap-y-4 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <h2 className="text-section">{title}</h2>
      <div>
        <p className="max-w-(--measure) text-read whitespace-pre-line wrap-anywhere text-text-2">
          {agenda}
        </p>
        {topics.length > 0 ? <Chips items={topics} className="mt-4" /> : null}
      </div>
      {messages.length > 0 ? (
        <>
          <h2 className="mt-6 text-section lg:mt-4">Messages</h2>
          <ul className="grid gap-4 lg:mt-4">
            {messages.map(({ id, actor, note, at, isOwn }) => (
              <li key={id}>
                <p className="max-w-(--measure) text-read whitespace-pre-line wrap-anywhere">
                  {note}
                </p>
                <p className="num mt-1 text-xs text-muted">
                  {actor === "mentor" || actor === "person" ? authors[actor] : "Pathlight"}, {at}
                </p>
                {isOwn ? <DeleteMessage id={id} /> : null}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
