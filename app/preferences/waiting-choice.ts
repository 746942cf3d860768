import { useSyncExternalStore } from "react";

/** What was chosen and is not on its way yet; the newest of each name. */
let waiting: FormData | null = null;
const listeners = new Set<() => void>();

function set(next: FormData | null): void {
  waiting = next;
  for (const listener of listeners) listener();
}

export function holdChoice(choice: FormData): void {
  const held = new FormData();
  for (const [name, value] of [...(waiting ?? []), ...choice]) held.set(name, value);
  set(held);
}

/** Hands over what waits, once. */
export function takeChoice(): FormData | null {
  const taken = waiting;
  if (taken) set(null);
  return taken;
}

export function useWaitingChoice(): FormData | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
    () => null,
  );
}
