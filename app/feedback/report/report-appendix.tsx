import type { Report, ReportAnswer } from "./report";
import { SheetHeading } from "./sheet-heading";

interface ReportAppendixProps {
  answers: readonly ReportAnswer[];
  drafts: Report["unsentDrafts"];
}

/** The answers word for word, on pages of their own. Closed, they are not printed. */
export function ReportAppendix({ answers, drafts }: ReportAppendixProps) {
  const sections = [
    ...answers.map((answer) => ({ ...answer, isDraft: false })),
    ...drafts.map((draft) => ({ ...draft, followUp: null, isDraft: true })),
  ].toSorted((a, b) => a.number - b.number);
  if (sections.length === 0) return null;
  return (
    <details open className="sheet-appendix mt-9 break-before-page">
      <summary className="flex min-h-11 flex-wrap items-baseline gap-x-4">
        <SheetHeading>Answers in full</SheetHeading>
        <span className="no-print text-xs text-muted">
          Printed on pages of their own. Close this part to print the report alone.
        </span>
      </summary>
      {sections.map(({ isDraft, ...answer }) => (
        <AnswerSection
          key={`${answer.number} ${answer.name} ${isDraft}`}
          answer={answer}
          isDraft={isDraft}
        />
      ))}
    </details>
  );
}

function AnswerSection({
  answer: { number, name, prompt, text, code, followUp },
  isDraft,
}: {
  answer: ReportAnswer;
  isDraft: boolean;
}) {
  const textClass = "mt-2 text-sm leading-relaxed whitespace-pre-line text-text-2 wrap-anywhere";
  return (
    <div className="border-t border-hairline py-4">
      <h3 className="num font-sans text-sm font-strong text-pretty">
        <span className="mr-2.5 text-muted">{number}</span>
        {name}
      </h3>
      <p className="mt-1 text-sm text-pretty">{prompt}</p>
      {isDraft ? (
        <p className="mt-1.5 text-xs text-muted">
          Your draft, not submitted. It isn’t scored and isn’t part of shared reports.
        </p>
      ) : null}
      {text === "" ? null : <p className={textClass}>{text}</p>}
      {code === null ? null : (
        <pre className="mt-3 rounded-xs border border-hairline p-3 text-xs whitespace-pre-wrap wrap-anywhere">
          {code}
        </pre>
      )}
      {followUp === null ? null : (
        <div className="mt-3 border-l-2 border-primary-line pl-3">
          <p className="text-sm font-strong">{followUp.question}</p>
          <p className={textClass}>{followUp.text}</p>
        </div>
      )}
    </div>
  );
}
