import { AsyncLocalStorage } from "node:async_hooks";
import { collectUnreadable } from "~/platform/database/unreadable-entries.server";

/** As many at once, on a server that answers in milliseconds, are a flood or a very busy minute. */
const BUSY_FROM = 8;

let count = 0;
const sentForms = new AsyncLocalStorage<{ form?: FormData }>();

/** Runs what responds to one request, and counts it while it does. */
export async function trackRequest(respond: () => Promise<Response>): Promise<Response> {
  count += 1;
  try {
    return await sentForms.run({}, () => collectUnreadable(respond));
  } finally {
    count -= 1;
  }
}

/** Whether so many requests wait that a refusal should cost as little as it can. */
export function isBusy(): boolean {
  return count >= BUSY_FROM;
}

/** Keeps the form of the request in progress, for a page that has to give it back. */
export function rememberForm(form: FormData): void {
  const request = sentForms.getStore();
  if (request) request.form = form;
}

export function getSentForm(): FormData | undefined {
  return sentForms.getStore()?.form;
}
