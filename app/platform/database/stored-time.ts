const FORMAT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;

/** Whether a value is a time as all are stored: ISO 8601 in UTC. */
export function isStoredTime(value: unknown): value is string {
  if (typeof value !== "string" || !FORMAT.test(value)) return false;
  const time = Date.parse(value);
  // February 30 is read as March 2.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value.slice(0, 19));
}
