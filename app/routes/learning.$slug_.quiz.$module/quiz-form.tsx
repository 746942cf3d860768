import { Form } from "@remix-run/react";
import { CircleAlert } from "~/ui/icons";
import { InlineHtml } from "~/learning/inline-html";
import { Button } from "~/ui/button";
import { QuestionHead } from "./question-head";

export interface QuizFormQuestion {
  id: string;
  /** HTML. */
  prompt: string;
  code: string | null;
  figure: string | null;
  hasSeveralRight: boolean;
  options: { key: string; text: string }[];
}

interface QuizFormProps {
  questions: QuizFormQuestion[];
  newAttempt: string;
  rejected: { chosen: Record<string, string[]>; missing: string[]; isChanged: boolean } | undefined;
}

/** A quiz to answer. Answers that were refused stay chosen. */
export function QuizForm({ questions, newAttempt, rejected }: QuizFormProps) {
  return (
    <Form method="post" className="mt-8 max-w-184">
      <input type="hidden" name="attempt" value={newAttempt} />
      {rejected ? <Problems questions={questions} rejected={rejected} /> : null}
      <ol>
        {questions.map((question, index) => {
          const isMissing = rejected?.missing.includes(question.id) ?? false;
          return (
            <li key={question.id} id={question.id} className="quiz-question">
              <fieldset
                className="min-w-0"
                aria-describedby={isMissing ? `${question.id}-error` : undefined}
              >
                <QuestionHead as="legend" number={index + 1} question={question} />
                {isMissing ? (
                  <p
                    id={`${question.id}-error`}
                    className="mt-3 flex items-center gap-1.5 text-sm font-medium text-danger"
                  >
                    <CircleAlert className="size-4 flex-none" aria-hidden />
                    {question.hasSeveralRight ? "Choose at least one answer." : "Choose an answer."}
                  </p>
                ) : null}
                <div className="mt-4 grid gap-2">
                  {question.options.map(({ key, text }) => (
                    <label key={key} htmlFor={`${question.id}-${key}`} className="quiz-option">
                      <input
                        id={`${question.id}-${key}`}
                        type={question.hasSeveralRight ? "checkbox" : "radio"}
                        name={question.id}
                        value={key}
                        defaultChecked={rejected?.chosen[question.id]?.includes(key)}
                      />
                      <InlineHtml html={text} />
                    </label>
                  ))}
                </div>
              </fieldset>
            </li>
          );
        })}
      </ol>
      <Button size="lg" className="mt-9" pendingText="Checking…">
        Check my answers
      </Button>
    </Form>
  );
}

function Problems({
  questions,
  rejected,
}: {
  questions: QuizFormQuestion[];
  rejected: NonNullable<QuizFormProps["rejected"]>;
}) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page comes back because of this
      autoFocus
      className="mb-8 rounded-card border border-danger bg-danger-soft px-4 py-3.5 text-sm"
    >
      {rejected.isChanged ? (
        <p>
          The quiz changed after you opened it, so nothing was graded. Check your answers and send
          them again.
        </p>
      ) : (
        <>
          <h2 className="font-sans text-ui font-strong">Some questions have no answer yet</h2>
          <ul className="num mt-1 flex flex-wrap gap-x-4">
            {questions.map(({ id }, index) =>
              rejected.missing.includes(id) ? (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-11 items-center underline underline-offset-3 md:min-h-0"
                  >
                    Question {index + 1}
                  </a>
                </li>
              ) : null,
            )}
          </ul>
        </>
      )}
    </div>
  );
}
