import { ChoiceList } from "~/mentoring/booking/choice-list";
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
  /** Where the form’s list of errors leads. */
  id?: string;
}

/** The person's interview reports, each to be shared with the mentor or not. */
export function ReportChoices({ reports, mentor, id: listId }: ReportChoicesProps) {
  if (reports.length === 0) return null;
  const { firstName, isSample } = mentor;
  return (
    <ChoiceList
      name="report"
      id={listId}
      legend={`Which reports may ${firstName} see?`}
      lead={
        <>
          None, unless you select one. {firstName} then sees its questions, your answers word for
          word and the scores, and can mark the answers. You can stop sharing at any time.
          {isSample
            ? ` ${firstName} is a sample mentor, an invented person: nobody opens the report or marks it.`
            : ""}
        </>
      }
      choices={reports.map(({ id, title, startedAt, detail, isShared }) => ({
        id,
        label: title,
        detail: (
          <>
            <FormattedDate date={startedAt} short />. {detail}
          </>
        ),
        isChosen: isShared,
      }))}
    />
  );
}
