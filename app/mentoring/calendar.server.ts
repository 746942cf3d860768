import { listRequests } from "./queries.server";

/** The days on which a person asked for an hour. No time is fixed in a request, so its own day is all there is to mark. */
export async function listCalendarEntries(owner: string) {
  const requests = await listRequests(owner);
  return requests.map(({ id, mentor, preferredTime, goal, createdAt }) => ({
    id,
    date: new Date(createdAt),
    title: `Asked ${mentor} for a session`,
    description: `No time is fixed yet. You wrote: ${preferredTime}\n\nWhat about: ${goal}`,
  }));
}
