import { Link } from "~/ui/link";

interface OpenQuestionsProps {
  sessionUrl: string;
  questions: readonly { number: number; name: string; isSkipped: boolean }[];
}

/** The questions of a session that have no answer yet, each a link to it. */
export function OpenQuestions({ sessionUrl, questions }: OpenQuestionsProps) {
  return (
    <ul className="num mt-3 border-t border-hairline">
      {questions.map(({ number, name, isSkipped }) => (
        <li key={number} className="border-b border-hairline">
          <Link
            to={`${sessionUrl}?question=${number}`}
            className="flex min-h-11 items-center gap-3 text-ui hover:text-primary-ink"
          >
            <span className="w-6 text-muted">{number}</span>
            <span className="min-w-0 flex-1">{name}</span>
            {isSkipped ? <span className="text-xs text-muted">skipped</span> : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
