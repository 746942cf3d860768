import { useEffect, useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";

/** Counts up against a natural length. It informs and never ends anything; without a script it names the length. Goes on from the seconds already spent. */
export function SessionClock({ minutes, from: spent }: { minutes: number; from: number }) {
  const hydrated = useHydrated();
  const [seconds, setSeconds] = useState(spent);
  useEffect(() => {
    const from = Date.now() - spent * 1000;
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - from) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [spent]);
  const length = `about ${minutes}:00`;
  if (!hydrated) return <span>{length}</span>;
  return (
    <span role="timer" aria-label={`Time so far, of ${length} minutes`}>
      <b className="text-body font-bold text-text">{Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}</b>{" "}
      <span className="max-md:sr-only">of {length}</span>
    </span>
  );
}
