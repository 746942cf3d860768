import { formatLongDate, formatMediumDate } from "./format-date";

interface FormattedDateProps {
  date: string;
  /** Abbreviates the month, for narrow columns. */
  short?: boolean;
}

/** A calendar date. It has no time, so it is the same in every time zone. */
export function FormattedDate({ date, short = false }: FormattedDateProps) {
  return <time dateTime={date}>{short ? formatMediumDate(date) : formatLongDate(date)}</time>;
}
