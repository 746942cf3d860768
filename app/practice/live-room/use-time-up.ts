import { useEffect } from "react";
import { useLatest } from "./use-latest";

/** Calls back once the chosen length is over, also where it was over before. */
export function useTimeUp(endsAt: number | null, onTimeUp: () => void): void {
  const latest = useLatest(onTimeUp);
  useEffect(() => {
    if (endsAt === null) return undefined;
    const timer = setTimeout(() => latest.current(), Math.max(0, endsAt - Date.now()));
    return () => clearTimeout(timer);
  }, [endsAt, latest]);
}
