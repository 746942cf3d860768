import type { SubmissionResult } from "@conform-to/dom";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { describeForm, getFormProps } from "~/ui/form";
import { FormattedDate } from "~/ui/formatted-date";
import { Link } from "~/ui/link";
import type { WrittenExerciseData } from "./written-exercise.server";

interface WrittenExerciseProps {
  /** The address of the lesson. */
  page: string;
  exercise: WrittenExerciseData;
  lastResult: SubmissionResult | undefined;
}

/** A box for the answer to a lesson's exercise. */
export function WrittenExercise({ page, exercise, lastResult }: WrittenExerciseProps) {
  const { constraint, answer } = exercise;
  const [form, fields] = describeForm<{ answer: string }>({
    id: "exercise-answer",
    labels: { answer: "Your answer" },
    lastResult,
    constraint,
    defaultValue: { answer: answer?.text },
  });
  return (
    <form
      method="post"
      action={`${page}#exercise`}
      {...getFormProps(form)}
      className="no-print mt-6"
    >
      <Field
        meta={fields.answer}
        type="textarea"
        rows={8}
        hint="The coach asks which of your sentences makes each point of the exercise, and names figures that aren’t in the task. It can’t tell whether a sentence is good."
      />
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button name="intent" value="answer-exercise" pendingText="Checking…">
          {answer ? "Check it again" : "Check my answer"}
        </Button>
        {answer ? (
          <Link to={answer.reviewUrl} className="text-primary-ink underline underline-offset-3">
            Review of <FormattedDate date={answer.at} />
          </Link>
        ) : null}
      </div>
    </form>
  );
}
