import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Tells the server the browser's time zone, once, if none was chosen. Needs JavaScript. */
export function DetectTimeZone({ isChosen }: { isChosen: boolean }) {
  const { revalidate } = useRevalidator();
  const isSent = useRef(false);
  useEffect(() => {
    if (isChosen || isSent.current) return;
    isSent.current = true;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    // Not by a fetcher: it loads the code of the page it sends to, and where that fails, Remix loads this page again.
    // Firefox stops it for someone who leaves, who would then stay.
    fetch("/mentors/time-zone", {
      method: "POST",
      body: new URLSearchParams({ timeZone }),
      redirect: "manual",
    }).then(revalidate, () => {});
  }, [isChosen, revalidate]);
  return null;
}
