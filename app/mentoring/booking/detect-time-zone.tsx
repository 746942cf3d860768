import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { sendTimeZone } from "./send-time-zone";

/** Tells the server the browser's time zone, once, if none was chosen; without React the script does (show-local-times.ts). */
export function DetectTimeZone({ isChosen }: { isChosen: boolean }) {
  const { revalidate } = useRevalidator();
  const isSent = useRef(false);
  useEffect(() => {
    if (isChosen || isSent.current) return;
    isSent.current = true;
    sendTimeZone().then(revalidate, () => {});
  }, [isChosen, revalidate]);
  return isChosen ? null : <span hidden data-unknown-time-zone />;
}
