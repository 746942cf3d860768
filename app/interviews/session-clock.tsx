import { useEffect, useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";

interface SessionClockProps {
  /** Natural length of an answer, extra time included. */
  minutes: number;
  /** Seconds already spent on the question. */
  from: number;
}

/** Counts up against a natural length. It informs and never ends anything; without a script it names the length. */
export function SessionClock({ minutes, from: spent }: SessionClockProps) {
  const hydrated = useHydrated();
  const [seconds, setSeconds] = useState(spent);
  useEffect(() => {
    const from = Date.now() - spent * 1000;
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - from) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [spent]);
  const length = `about ${clock(minutes * 60)}`;
  if (!hydrated) return <span>{length}</span>;
  return (
    <span role="timer" aria-label={`Time so far, of ${length} minutes`}>
      <b className="text-body font-bold text-text">{clock(seconds)}</b>{" "}
      <span className="max-md:sr-only">
        {seconds > minutes * 60 ? `past ${length}, take your time` : `of ${length}`}
      </span>
    </span>
  );
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, "0")}`;
}
