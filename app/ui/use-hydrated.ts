import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** False on the server and until the page has come to life: what needs a script appears only then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
