interface OmittedSentencesProps {
  count: number;
  answerUrl: string;
}

/** Below the first sentences of a long answer: how many more there are, and where to get them. */
export function OmittedSentences({ count, answerUrl }: OmittedSentencesProps) {
  return (
    <p className="mt-5 border-t border-hairline pt-4 text-sm text-text-2">
      {count === 1
        ? "1 more sentence is not shown here in full."
        : `${count} more sentences are not shown here.`}{" "}
      The score covers the whole answer.{" "}
      <a href={answerUrl} download className="text-primary-ink underline underline-offset-4">
        Download the answer as text
      </a>
    </p>
  );
}
