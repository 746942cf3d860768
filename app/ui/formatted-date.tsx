const LONG = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const SHORT = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

interface FormattedDateProps {
  date: string;
  /** For narrow columns: the month in three letters. */
  short?: boolean;
}

/** A calendar day, written out. It has no hour, so it is the same day everywhere. */
export function FormattedDate({ date, short = false }: FormattedDateProps) {
  return <time dateTime={date}>{(short ? SHORT : LONG).format(new Date(date))}</time>;
}
