interface QuestionHeadProps {
  /** A legend in a form, a heading in a result. */
  as: "legend" | "h2";
  number: number;
  /** Prompt and figure are HTML. */
  question: { prompt: string; code: string | null; figure: string | null };
}

/** A question with its code or figure. */
export function QuestionHead({ as: Tag, number, question }: QuestionHeadProps) {
  return (
    <>
      <Tag className="lesson font-sans text-lead/[1.4] font-strong">
        <span className="num text-muted">{number}.</span>{" "}
        <span dangerouslySetInnerHTML={{ __html: question.prompt }} />
      </Tag>
      {question.code === null ? null : (
        <div className="lesson">
          {/* Wide lines scroll inside the block, so it must be focusable by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above */}
          <pre tabIndex={0} className="mt-4! mb-0!">
            <code>{question.code}</code>
          </pre>
        </div>
      )}
      {question.figure === null ? null : (
        <div className="lesson">
          <figure dangerouslySetInnerHTML={{ __html: question.figure }} />
        </div>
      )}
    </>
  );
}
