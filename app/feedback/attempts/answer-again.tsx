import RotateCcw from "lucide-react/icons/rotate-ccw";
import { Button, type ButtonSize, type ButtonVariant, LinkButton } from "~/ui/button";

/** Opens a question in the open session that asks it, or in a new one-question session. */
export function AnswerQuestionButton({ questionId }: { questionId: string }) {
  return (
    // Full page load: the camera permission policy is set per document, and only session pages
    // allow it.
    <form method="post" action={`/interview/questions/${questionId}`}>
      <Button size="lg">Answer this question</Button>
    </form>
  );
}

interface AnswerAgainLinkProps {
  questionId: string;
  size?: ButtonSize;
  variant?: ButtonVariant;
}

/** Leads to the choice between editing the last answer and starting with an empty box. */
export function AnswerAgainLink({ questionId, size, variant }: AnswerAgainLinkProps) {
  return (
    <LinkButton to={`/interview/questions/${questionId}/again`} size={size} variant={variant}>
      <RotateCcw aria-hidden />
      Answer again
    </LinkButton>
  );
}
