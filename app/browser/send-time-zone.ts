/** Tells the server the browser's time zone. */
export function sendTimeZone(): Promise<Response> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  // Not by a fetcher: it loads the code of the page it sends to, and where that fails, Remix loads this page again.
  // Firefox stops it for someone who leaves, who would then stay.
  return fetch("/mentors/time-zone", {
    method: "POST",
    body: new URLSearchParams({ timeZone }),
    redirect: "manual",
  });
}
