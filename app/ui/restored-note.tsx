import { Info } from "./icons";

/** Says that a form shows what was sent after the session had ended. */
export function RestoredNote({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-3 rounded-card border border-primary-line bg-primary-soft px-4 py-3 text-sm">
      <Info className="mt-0.5 size-4.5 flex-none text-primary-ink" strokeWidth={1.75} aria-hidden />
      {children}
    </p>
  );
}
