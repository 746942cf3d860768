import { readFields, writeFields } from "./field-values";
import { parsePage } from "./parse-page";

/** Shows a page's times in the browser's time zone, on a page that doesn't know it yet. */
export async function showLocalTimes(): Promise<void> {
  if (!document.querySelector("[data-unknown-time-zone]")) return;
  // Fails without a connection, and in Firefox when the page is left meanwhile: the times stay as they are.
  const page = await loadPage().catch(() => null);
  const [from, to] = [document.querySelector("main"), page?.querySelector("main")];
  // What came back to be corrected is at no address.
  if (!from || !to || from.querySelector("[role=alert]")) return;
  writeFields(to, readFields(from));
  const details = from.querySelectorAll("details");
  for (const [index, copy] of to.querySelectorAll("details").entries())
    copy.open = details[index]?.open ?? copy.open;
  const chosen = from.querySelector<HTMLInputElement>("[data-day]:checked");
  const focused = from.querySelector(":focus")?.id;
  from.replaceWith(to);
  document.getElementById(focused ?? "")?.focus();
  // The same time, wherever it is now.
  for (const time of to.querySelectorAll<HTMLInputElement>("[data-day]"))
    if (time.value === chosen?.value) time.click();
}

/** This page once more, after the server knows the browser's time zone. */
async function loadPage(): Promise<Document | null> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  await fetch("/mentors/time-zone", {
    method: "POST",
    body: new URLSearchParams({ timeZone }),
    redirect: "manual",
  });
  const response = await fetch(location.href);
  return response.ok ? parsePage(response) : null;
}
