import { useEffect, useState } from "react";
import { useLatest } from "./use-latest";

export const COUNT_FROM = 3;

/** Three, two, one, once. */
export function useCountdown(isRunning: boolean, onEnd: () => void): number {
  const [count, setCount] = useState(COUNT_FROM);
  const latest = useLatest(onEnd);
  useEffect(() => {
    if (!isRunning) return undefined;
    let left = COUNT_FROM;
    const timer = setInterval(() => {
      left -= 1;
      if (left > 0) return setCount(left);
      clearInterval(timer);
      return latest.current();
    }, 1000);
    return () => clearInterval(timer);
  }, [isRunning, latest]);
  return count;
}
