import { useSyncExternalStore } from "react";

/** What was chosen and is not on its way yet; the newest of each name. */
let pending: FormData | null = null;
const listeners = new Set<() => void>();

function setPending(next: FormData | null): void {
  pending = next;
  for (const listener of listeners) listener();
}

export function queuePreferences(changes: FormData): void {
  const merged = new FormData();
  for (const [name, value] of [...(pending ?? []), ...changes]) merged.set(name, value);
  setPending(merged);
}

/** Hands over what waits, once. */
export function takePendingPreferences(): FormData | null {
  const submission = pending;
  if (submission) setPending(null);
  return submission;
}

export function usePendingPreferences(): FormData | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pending,
    () => null,
  );
}
