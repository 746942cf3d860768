import { formatList } from "~/ui/format";
import { Link } from "~/ui/link";
import type { AskedQuestion } from "./history";

/** The questions that came up, how often and where, and which stories were told to them. */
export function QuestionRows({ questions }: { questions: readonly AskedQuestion[] }) {
  return (
    <ul className="mt-4 border-t border-hairline-strong">
      {questions.map(({ question, count, companies, stories, ownQuestionId }) => (
        <li key={question} className="border-b border-hairline py-2.5 wrap-anywhere">
          <span className="text-ui font-medium">
            {ownQuestionId === null ? (
              question
            ) : (
              <Link
                to={`/interview/questions/${ownQuestionId}`}
                className="inline-flex min-h-11 items-center hover:text-primary-ink"
              >
                {question}
              </Link>
            )}
          </span>
          <span className="num block text-sm text-muted">
            {count === 1 ? "Once" : `${count} times`}, {formatList(companies)}
            {stories.length === 0 ? null : `. Told: ${formatList(stories)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
