import { Temporal } from "temporal-polyfill";

/**
 * A VTIMEZONE with the clock changes around an event, each with its own date: readers need no rules
 * of their own to place the event.
 */
export function buildTimeZone(timeZone: string, from: string, to: string): string[] {
  const start = Temporal.Instant.from(from).toZonedDateTimeISO(timeZone).subtract({ years: 1 });
  const end = Temporal.Instant.from(to).toZonedDateTimeISO(timeZone).add({ months: 6 });
  const changes = listChanges(start, end);
  const standardOffset = Math.min(
    start.offsetNanoseconds,
    ...changes.map(({ offsetNanoseconds }) => offsetNanoseconds),
  );
  const initial = buildObservance({
    isDaylight: start.offsetNanoseconds > standardOffset,
    onset: start.toPlainDateTime(),
    offsetFrom: start.offset,
    offsetTo: start.offset,
  });
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${timeZone}`,
    ...initial,
    ...changes.flatMap((change) => {
      const before = change.subtract({ nanoseconds: 1 });
      return buildObservance({
        isDaylight: change.offsetNanoseconds > standardOffset,
        // As the clock showed it before the change.
        onset: change
          .toPlainDateTime()
          .subtract({ nanoseconds: change.offsetNanoseconds - before.offsetNanoseconds }),
        offsetFrom: before.offset,
        offsetTo: change.offset,
      });
    }),
    "END:VTIMEZONE",
  ];
}

/** 20261124T180000 */
export function formatLocal(time: Temporal.PlainDateTime): string {
  return time.toString({ smallestUnit: "second" }).replaceAll(/[-:]/g, "");
}

function listChanges(
  start: Temporal.ZonedDateTime,
  end: Temporal.ZonedDateTime,
): Temporal.ZonedDateTime[] {
  const changes: Temporal.ZonedDateTime[] = [];
  let next = start.getTimeZoneTransition("next");
  while (next && Temporal.ZonedDateTime.compare(next, end) < 0) {
    changes.push(next);
    next = next.getTimeZoneTransition("next");
  }
  return changes;
}

function buildObservance({
  isDaylight,
  onset,
  offsetFrom,
  offsetTo,
}: {
  isDaylight: boolean;
  onset: Temporal.PlainDateTime;
  offsetFrom: string;
  offsetTo: string;
}): string[] {
  const kind = isDaylight ? "DAYLIGHT" : "STANDARD";
  return [
    `BEGIN:${kind}`,
    `DTSTART:${formatLocal(onset)}`,
    `TZOFFSETFROM:${offsetFrom.replaceAll(":", "")}`,
    `TZOFFSETTO:${offsetTo.replaceAll(":", "")}`,
    `END:${kind}`,
  ];
}
