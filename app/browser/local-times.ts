import { readFields, writeFields } from "./field-values";
import { sendTimeZone } from "./send-time-zone";

/** Shows a page's times in the browser's time zone, on a page that doesn't know it yet. */
export async function showLocalTimes(): Promise<void> {
  if (!document.querySelector("[data-unknown-time-zone]")) return;
  // Fails without a connection, and in Firefox when the page is left meanwhile: the times stay as they are.
  const html = await loadPage().catch(() => null);
  if (html === null) return;
  const page = new DOMParser().parseFromString(html, "text/html");
  const [from, to] = [document.querySelector("main"), page.querySelector("main")];
  // What came back to be corrected is at no address.
  if (!from || !to || from.querySelector("[role=alert]")) return;
  writeFields(to, readFields(from));
  const chosen = from.querySelector<HTMLInputElement>(".booking-slot :checked");
  const focused = from.querySelector(":focus")?.id;
  from.replaceWith(to);
  document.getElementById(focused ?? "")?.focus();
  // The same time, wherever it is now.
  for (const time of to.querySelectorAll<HTMLInputElement>(".booking-slot input"))
    if (time.value === chosen?.value) time.click();
}

async function loadPage(): Promise<string | null> {
  await sendTimeZone();
  const response = await fetch(location.href);
  return response.ok ? response.text() : null;
}
