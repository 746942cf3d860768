const LONG = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const SHORT = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

interface FormattedDateProps {
  date: string;
  /** Abbreviates the month, for narrow columns. */
  short?: boolean;
}

/** A calendar date. It has no time, so it is the same in every time zone. */
export function FormattedDate({ date, short = false }: FormattedDateProps) {
  return <time dateTime={date}>{(short ? SHORT : LONG).format(new Date(date))}</time>;
}
