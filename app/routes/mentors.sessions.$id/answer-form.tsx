import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { CONTROL_CLASS } from "~/ui/control-class";
import { SESSION_INTENTS } from "./intents";

interface AnswerFormProps {
  mentor: string;
  /** What was sent last, if it wasn't accepted. */
  rejected: { message: string; error: string } | undefined;
}

/** Answers what the mentor asked. */
export function AnswerForm({ mentor, rejected }: AnswerFormProps) {
  return (
    <Form method="post" data-keep-scroll="" className="mt-8 grid max-w-(--measure) gap-4 lg:ml-60">
      <input type="hidden" name="intent" value={SESSION_INTENTS.answer} />
      <div>
        <label htmlFor="answer" className="mb-2 block text-sm font-medium">
          Your answer to {mentor}
        </label>
        <textarea
          id="answer"
          name="message"
          rows={4}
          defaultValue={rejected?.message}
          aria-invalid={rejected ? true : undefined}
          aria-describedby={rejected ? "answer-error" : "answer-hint"}
          className={`block resize-y ${CONTROL_CLASS}`}
        />
        <p id="answer-hint" className="mt-1.5 text-xs text-muted">
          Up to 600 characters. Sent by email.
        </p>
        {rejected ? (
          <p id="answer-error" role="alert" className="mt-2 text-sm font-medium text-danger">
            {rejected.error}
          </p>
        ) : null}
      </div>
      <Button variant="secondary" className="justify-self-start" pendingText="Sending…">
        Send answer
      </Button>
    </Form>
  );
}
