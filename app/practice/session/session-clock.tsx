import { useEffect, useState } from "react";
import type { ExtraTime } from "~/preferences/preferences";
import { formatClock } from "~/ui/format";
import { isInBrowser } from "~/ui/island";

interface SessionClockProps {
  /** Suggested length of an answer. */
  minutes: number;
  /** What it is multiplied by, until another choice is made on the page. */
  extraTime: ExtraTime;
  elapsedSeconds: number;
}

/**
 * Counts up toward the suggested length and never ends anything. Without JavaScript it shows only
 * the length.
 */
export function SessionClock({ minutes, extraTime, elapsedSeconds }: SessionClockProps) {
  const [seconds, setSeconds] = useState(elapsedSeconds);
  const targetSeconds = minutes * 60 * useExtraTime(extraTime);
  useEffect(() => {
    const startedAt = Date.now() - elapsedSeconds * 1000;
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - startedAt) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [elapsedSeconds]);
  const targetLength = `about ${formatClock(targetSeconds)}`;
  if (!isInBrowser) return <span>{targetLength}</span>;
  return (
    <span role="timer" aria-label={`Time so far; aim for ${targetLength} minutes`}>
      <b className="text-body font-bold text-text">{formatClock(seconds)}</b>{" "}
      <span className="max-md:sr-only">
        {seconds > targetSeconds
          ? `(past ${targetLength}, take your time)`
          : `(aim for ${targetLength})`}
      </span>
    </span>
  );
}

/** As last chosen on this page (browser/preferences.ts). */
function useExtraTime(initial: ExtraTime): number {
  const [extraTime, setExtraTime] = useState<string>(initial);
  useEffect(() => {
    const update = (event: Event) => setExtraTime((event as CustomEvent<string>).detail);
    document.addEventListener("extra-time", update);
    return () => document.removeEventListener("extra-time", update);
  }, []);
  return Number(extraTime);
}
