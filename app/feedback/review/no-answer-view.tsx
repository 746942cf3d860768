import { LinkButton } from "~/ui/button";
import { Link } from "~/ui/link";

interface NoAnswerViewProps {
  prompt: string;
  text: string;
  questionId: string;
  repliesUrl: string;
  deleteUrl: string;
  isOlderAttempt: boolean;
}

const MAX_SHOWN = 400;

/** In place of a review of a text in which the coach found no answer. */
export function NoAnswerView({
  prompt,
  text,
  questionId,
  repliesUrl,
  deleteUrl,
  isOlderAttempt,
}: NoAnswerViewProps) {
  return (
    <section className="no-answer">
      <p className="review-question">{prompt}</p>
      <h1 className="review-verdict max-w-none!">We couldn’t find an answer in this text.</h1>
      <p className="mt-3.5 text-lead text-text-2">Nothing was scored.</p>
      <p className="no-answer-text">
        {text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN).trimEnd()}…` : text}
      </p>
      <form
        method="post"
        action={repliesUrl}
        className="flex flex-wrap items-center gap-x-5 gap-y-2"
      >
        <LinkButton to={`/interview/questions/${questionId}/again`} size="lg">
          Try again
        </LinkButton>
        {isOlderAttempt ? null : (
          <button name="intent" value="is-answer" className="next-link cursor-pointer">
            This is my answer. Review it
          </button>
        )}
        <Link to={deleteUrl} className="next-link text-muted!">
          Delete it
        </Link>
      </form>
    </section>
  );
}
