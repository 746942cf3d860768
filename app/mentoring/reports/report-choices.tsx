import { Checkbox } from "~/ui/checkbox";
import { FormattedDate } from "~/ui/formatted-date";

export interface ReportChoice {
  id: string;
  title: string;
  startedAt: string;
  /** For example "Score 64, 3 of 5 answered". */
  detail: string;
  isShared: boolean;
}

interface ReportChoicesProps {
  reports: readonly ReportChoice[];
  mentor: { firstName: string; isSample: boolean };
}

/** The person's interview reports, each to be shared with the mentor or not. */
export function ReportChoices({ reports, mentor }: ReportChoicesProps) {
  if (reports.length === 0) return null;
  const { firstName, isSample } = mentor;
  return (
    <fieldset>
      <legend className="text-h3 font-head font-strong">Which reports may {firstName} see?</legend>
      <p className="mt-1 max-w-(--measure) text-sm text-muted">
        None, unless you select one. {firstName} then sees its questions, your answers word for word
        and the scores, and can mark the answers. You can stop sharing at any time.
        {isSample
          ? ` ${firstName} is a sample mentor, an invented person: nobody opens the report or marks it.`
          : ""}
      </p>
      <ul className="mt-3 grid gap-2.5">
        {reports.map(({ id, title, startedAt, detail, isShared }) => (
          <li key={id} className="flex items-start gap-3 text-ui max-md:min-h-11">
            <Checkbox
              type="checkbox"
              name="report"
              value={id}
              id={`report-${id}`}
              defaultChecked={isShared}
            />
            <label htmlFor={`report-${id}`}>
              <b className="font-strong">{title}</b>{" "}
              <span className="num text-muted">
                <FormattedDate date={startedAt} short />. {detail}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
