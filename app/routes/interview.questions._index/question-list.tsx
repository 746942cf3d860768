import Star from "lucide-react/icons/star";
import { Button } from "~/ui/button";
import { Check } from "~/ui/icons";
import { Link } from "~/ui/link";

interface ListedQuestion {
  id: string;
  name: string;
  prompt: string;
  /** "Algorithms, technical, 4 min" */
  facts: string;
  isAnswered: boolean;
  isStarred: boolean;
}

/** One form for all stars; the Start buttons send it to the question they start. */
export function QuestionList({ questions }: { questions: readonly ListedQuestion[] }) {
  return (
    // Full page load: the camera permission policy is set per document, and only session pages
    // allow it.
    <form method="post" data-keep-scroll="">
      <ul className="question-list">
        {questions.map(({ id, name, prompt, facts, isAnswered, isStarred }) => (
          <li key={id}>
            <div>
              <h2>
                <Link to={`/interview/questions/${id}`}>{name}</Link>
              </h2>
              <p>{prompt}</p>
            </div>
            {/* The address after it was pressed leads back to it. */}
            <button
              id={id}
              name={isStarred ? "unstar" : "star"}
              value={id}
              aria-label={`Star: ${name}`}
              aria-pressed={isStarred}
              className="question-star"
            >
              <Star aria-hidden />
            </button>
            <p className="num question-facts">
              {facts}
              {isAnswered ? (
                <span>
                  <Check aria-hidden />
                  answered
                </span>
              ) : null}
            </p>
            <Button
              formAction={`/interview/questions/${id}`}
              variant="secondary"
              size="sm"
              aria-label={`Start: ${name}`}
            >
              Start
            </Button>
          </li>
        ))}
      </ul>
    </form>
  );
}
