/** A row of short labels, such as a role's skills. */
export function Chips({ items, className = "" }: { items: readonly string[]; className?: string }) {
  return (
    <ul className={`flex flex-wrap gap-1.5 ${className}`}>
      {items.map((item) => (
        <li
          key={item}
          className="inline-flex min-h-7 items-center rounded-[8px] border border-hairline bg-surface-2 px-2.5 text-xs text-text-2"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
