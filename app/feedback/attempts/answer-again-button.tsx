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

/** Answers a question, in the session that still asks it or in one of its own. */
export function AnswerAgainButton({
  questionId,
  children = "Answer again",
  size,
  variant,
  className,
}: AnswerAgainButtonProps) {
  const action = `/interview/questions/${questionId}`;
  return (
    // A page of its own is loaded: only a session's page may ask for the camera.
    <Form method="post" action={action} reloadDocument className={className}>
      <Button size={size} variant={variant} className="w-full">
        <RotateCcw aria-hidden />
        {children}
      </Button>
    </Form>
  );
}
