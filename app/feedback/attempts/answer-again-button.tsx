import { Form } from "@remix-run/react";
import { RotateCcw } from "lucide-react";
import { Button, type ButtonSize, type ButtonVariant } from "~/ui/button";

interface AnswerAgainButtonProps {
  questionId: string;
  children?: string;
  size?: ButtonSize;
  variant?: ButtonVariant;
  className?: string;
}

/** Opens a question in the open session that asks it, or in a new one-question session. */
export function AnswerAgainButton({
  questionId,
  children = "Answer again",
  size,
  variant,
  className,
}: AnswerAgainButtonProps) {
  const action = `/interview/questions/${questionId}`;
  return (
    // Full page load: the camera permission policy is set per document, and only session pages
    // allow it.
    <Form method="post" action={action} reloadDocument className={className}>
      <Button size={size} variant={variant} className="w-full">
        <RotateCcw aria-hidden />
        {children}
      </Button>
    </Form>
  );
}
