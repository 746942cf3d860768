import { useSyncExternalStore } from "react";
import type { Preferences } from "./preferences";

/** Choices not submitted yet, the latest per name. */
let pending: Partial<Preferences> | null = null;
const listeners = new Set<() => void>();

function setPending(next: Partial<Preferences> | null): void {
  pending = next;
  for (const listener of listeners) listener();
}

export function queuePreferences(choices: Partial<Preferences>): void {
  setPending({ ...pending, ...choices });
}

/** Returns and clears the pending choices. */
export function takePendingPreferences(): Partial<Preferences> | null {
  const submission = pending;
  if (submission) setPending(null);
  return submission;
}

export function usePendingPreferences(): Partial<Preferences> | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => pending,
    () => null,
  );
}
