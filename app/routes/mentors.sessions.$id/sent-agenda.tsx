import { Chips } from "~/ui/chips";

interface SentAgendaProps {
  session: {
    agenda: string;
    topics: string[];
    mentor: { firstName: string };
    notes: readonly { id: string; actor: string; note: string; at: string }[];
  };
}

/** What the person sent, and what the mentor wrote. */
export function SentAgenda({ session }: SentAgendaProps) {
  const { agenda, topics, mentor, notes } = session;
  return (
    <section className="mt-12 grid gap-x-12 gap-y-8 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <h2 className="text-section">Agenda you sent</h2>
      <div>
        <p className="max-w-(--measure) text-read whitespace-pre-line wrap-anywhere text-text-2">
          {agenda}
        </p>
        {topics.length > 0 ? <Chips items={topics} className="mt-4" /> : null}
      </div>
      {notes.length > 0 ? (
        <>
          <h2 className="text-section">Messages</h2>
          <ul className="grid gap-4">
            {notes.map(({ id, actor, note, at }) => (
              <li key={id}>
                <p className="max-w-(--measure) text-read wrap-anywhere">{note}</p>
                <p className="num mt-1 text-xs text-muted">
                  {actor === "mentor" ? mentor.firstName : "You"}, {at}
                </p>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
