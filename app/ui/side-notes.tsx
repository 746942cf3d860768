import type { ReactNode } from "react";

export type Note = readonly [title: string, text: string];

interface SideNotesProps {
  /** What happens after the form is sent. Texts come from the loader: the script stays small. */
  steps: readonly Note[];
  notes: readonly Note[];
  /** Links below the notes. */
  children?: ReactNode;
}

/** The column beside a form. */
export function SideNotes({ steps, notes, children }: SideNotesProps) {
  return (
    <aside className="side-notes">
      <section>
        <h2>What happens next</h2>
        <ol className="stations">
          {steps.map(([title, text]) => (
            <li key={title} className="station">
              <b>{title}</b>
              {text}
            </li>
          ))}
        </ol>
      </section>
      <div>
        {notes.map(([title, text]) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
        {children}
      </div>
    </aside>
  );
}
