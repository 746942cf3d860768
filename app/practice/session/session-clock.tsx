import { useEffect, useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";

interface SessionClockProps {
  /** Suggested length of an answer, including extra time. */
  minutes: number;
  elapsedSeconds: number;
}

/**
 * Counts up toward the suggested length and never ends anything. Without JavaScript it shows only
 * the length.
 */
export function SessionClock({ minutes, elapsedSeconds }: SessionClockProps) {
  const hydrated = useHydrated();
  const [seconds, setSeconds] = useState(elapsedSeconds);
  useEffect(() => {
    const startedAt = Date.now() - elapsedSeconds * 1000;
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - startedAt) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [elapsedSeconds]);
  const targetLength = `about ${formatClock(minutes * 60)}`;
  if (!hydrated) return <span>{targetLength}</span>;
  return (
    <span role="timer" aria-label={`Time so far; aim for ${targetLength} minutes`}>
      <b className="text-body font-bold text-text">{formatClock(seconds)}</b>{" "}
      <span className="max-md:sr-only">
        {seconds > minutes * 60
          ? `(past ${targetLength}, take your time)`
          : `(aim for ${targetLength})`}
      </span>
    </span>
  );
}

function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
