import type { OwnQuestionKind } from "~/practice/own-questions/own-question";
import { Button, LinkButton } from "~/ui/button";
import { pluralize } from "~/ui/format";
import { Link } from "~/ui/link";

interface OwnQuestionListProps {
  /** The reader can edit them. */
  isOwn: boolean;
  questions: readonly {
    id: string;
    kind: OwnQuestionKind;
    name: string;
    pointCount: number;
    isAnswered: boolean;
  }[];
}

const KIND_LABELS: Record<OwnQuestionKind, string> = { story: "Story", explanation: "Explanation" };

/** Each question with a button that starts it. */
export function OwnQuestionList({ isOwn, questions }: OwnQuestionListProps) {
  return (
    // Full page load: the camera permission policy is set per document, and only session pages allow it.
    <form method="post">
      <ul className="mt-8 border-t border-hairline-strong">
        {questions.map(({ id, kind, name, pointCount, isAnswered }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3.5"
          >
            <div className="min-w-0 flex-[1_1_20rem] wrap-anywhere">
              <h2 className="font-sans text-ui font-strong">
                <Link to={`/interview/questions/${id}`} className="hover:text-primary-ink">
                  {name}
                </Link>
              </h2>
              <p className="num text-sm text-muted">
                {KIND_LABELS[kind]}, {pluralize(pointCount, "point")}
                {isAnswered ? ", answered" : ""}
              </p>
            </div>
            <span className="flex flex-wrap gap-2">
              <Button
                formAction={`/interview/questions/${id}`}
                variant="secondary"
                size="sm"
                aria-label={`Start: ${name}`}
              >
                Start
              </Button>
              {isOwn ? (
                <LinkButton
                  to={`/questions/mine/${id}`}
                  variant="ghost"
                  size="sm"
                  aria-label={`Edit or share: ${name}`}
                >
                  Edit or share
                </LinkButton>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </form>
  );
}
