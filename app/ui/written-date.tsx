const LONG = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** A calendar day, written out. It has no hour, so it is the same day everywhere. */
export function WrittenDate({ date }: { date: string }) {
  return <time dateTime={date}>{LONG.format(new Date(date))}</time>;
}
