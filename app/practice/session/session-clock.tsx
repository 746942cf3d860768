import { useEffect, useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";

interface SessionClockProps {
  /** Natural length of an answer, extra time included. */
  minutes: number;
  /** Seconds already spent on the question. */
  elapsedSeconds: number;
}

/** Counts up against a natural length. It informs and never ends anything; without a script it names the length. */
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
    <span role="timer" aria-label={`Time so far, of ${targetLength} minutes`}>
      <b className="text-body font-bold text-text">{formatClock(seconds)}</b>{" "}
      <span className="max-md:sr-only">
        {seconds > minutes * 60 ? `past ${targetLength}, take your time` : `of ${targetLength}`}
      </span>
    </span>
  );
}

function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
