import { useEffect, useState } from "react";
import { useLatest } from "./use-latest";

/** Seconds for which something was running. */
export function useSeconds(isRunning: boolean, onSecond?: (seconds: number) => void): number {
  const [seconds, setSeconds] = useState(0);
  const latest = useLatest({ seconds, onSecond });
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      const next = latest.current.seconds + 1;
      setSeconds(next);
      latest.current.onSecond?.(next);
    }, 1000);
    return () => clearInterval(timer);
  }, [isRunning, latest]);
  return seconds;
}
