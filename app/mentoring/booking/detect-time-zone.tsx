import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Tells the server the browser's time zone, once, if none was chosen. Needs JavaScript. */
export function DetectTimeZone({ isChosen }: { isChosen: boolean }) {
  const { submit } = useFetcher();
  const isSent = useRef(false);
  useEffect(() => {
    if (isChosen || isSent.current) return;
    isSent.current = true;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    submit({ intent: "detect", timeZone }, { method: "post", action: "/mentors/time-zone" });
  }, [isChosen, submit]);
  return null;
}
