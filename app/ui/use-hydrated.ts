import { useSyncExternalStore } from "react";

const subscribeToNothing = () => () => {};

/** False on the server and until hydration: controls that need JavaScript render only after it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
