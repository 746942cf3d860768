/** The tips for a question, numbered. */
export function TipList({ tips }: { tips: readonly string[] }) {
  return (
    <ol className="mt-3.5 grid gap-3">
      {tips.map((tip, index) => (
        <li
          key={tip}
          className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-2.5 text-sm text-text-2"
        >
          <span className="num font-strong text-primary-ink">{index + 1}</span>
          {tip}
        </li>
      ))}
    </ol>
  );
}
