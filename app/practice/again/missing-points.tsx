export interface MissingPoint {
  id: string;
  label: string;
  /** What to add. */
  add: string;
}

/** What is open or missing in the last answer, to keep in view while answering again. */
export function MissingPoints({ points }: { points: readonly MissingPoint[] }) {
  return (
    <ul className="grid gap-3.5">
      {points.map(({ id, label, add }) => (
        <li key={id} className="border-l-2 border-primary-line pl-3 text-sm">
          <p className="font-strong">{label}</p>
          {add === "" ? null : <p className="mt-0.5 text-text-2">Add: {add}</p>}
        </li>
      ))}
    </ul>
  );
}
