import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { CONTROL_CLASS } from "~/ui/control-class";
import { useIsMailConfigured } from "~/ui/use-is-mail-configured";
import { SESSION_INTENTS } from "./intents";

interface AnswerFormProps {
  mentor: string;
  /** Shown above the answer; null if it is answered, and more can be added. */
  question: string | null;
  /** What was sent last, if it wasn't accepted. */
  rejected: { message: string; error: string } | undefined;
}

/** Answers what the mentor asked. */
export function AnswerForm({ mentor, question, rejected }: AnswerFormProps) {
  const isMailConfigured = useIsMailConfigured();
  return (
    <Form
      method="post"
      data-keep-scroll=""
      className={`grid max-w-(--measure) gap-4 ${question === null ? "mt-8 lg:ml-60" : "mt-5"}`}
    >
      {question === null ? null : (
        <blockquote className="border-l-2 border-primary-line pl-4 text-read whitespace-pre-line wrap-anywhere">
          {question}
        </blockquote>
      )}
      <input type="hidden" name="intent" value={SESSION_INTENTS.answer} />
      <div>
        <label htmlFor="answer" className="mb-2 block text-sm font-medium">
          {question === null ? `Add to your answer to ${mentor}` : `Your answer to ${mentor}`}
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
          Up to 600 characters.{" "}
          {isMailConfigured ? "Sent by email." : `${mentor} reads it on the page of the session.`}
        </p>
        {rejected ? (
          <p id="answer-error" role="alert" className="mt-2 text-sm font-medium text-danger">
            {rejected.error}
          </p>
        ) : null}
      </div>
      <Button
        variant={question === null ? "secondary" : "primary"}
        className="justify-self-start"
        pendingText="Sending…"
      >
        Send answer
      </Button>
    </Form>
  );
}
