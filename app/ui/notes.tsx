interface NotesProps {
  notes: readonly { title: string; text: string }[];
  /** In three columns, where there is room. */
  isWide?: boolean;
}

/** Short explanations, each under its title. */
export function Notes({ notes, isWide = false }: NotesProps) {
  return (
    <dl className={`grid gap-x-16 gap-y-7 ${isWide ? "md:grid-cols-3" : "md:grid-cols-2"}`}>
      {notes.map(({ title, text }) => (
        <div key={title}>
          <dt className="text-h3">{title}</dt>
          <dd className="mt-1.5 max-w-(--measure) text-ui text-text-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
