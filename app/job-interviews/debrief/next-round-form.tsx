import type { SubmissionResult } from "@conform-to/dom";
import { MAX_ROUNDS } from "~/job-interviews/types";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { describeForm, getFormProps } from "~/ui/form";
import { Link } from "~/ui/link";

interface NextRoundFormProps {
  page: string;
  lastResult: SubmissionResult | undefined;
  /** There is a round on that day, and the person is asked whether this is another one. */
  isBeside: boolean;
}

/** Adds the round that comes next. */
export function NextRoundForm({ page, lastResult, isBeside }: NextRoundFormProps) {
  const [form, fields] = describeForm<{ name: string; heldOn: string }>({
    id: "round",
    labels: { heldOn: "Day", name: "What kind (phone, panel …)" },
    lastResult,
  });
  return (
    <form method="post" action={page} {...getFormProps(form)} className="grid content-start gap-4">
      <h3 className="text-h3">There is a next round</h3>
      <ErrorSummary form={form} />
      <Field meta={fields.heldOn} type="date" className="max-w-60" />
      <Field meta={fields.name} />
      <div className="flex flex-wrap gap-2.5">
        <Button name="intent" value="round" variant="secondary">
          Add the round
        </Button>
        {isBeside ? (
          <Button name="intent" value="round-beside" variant="secondary">
            Add it anyway
          </Button>
        ) : null}
      </div>
    </form>
  );
}

/** In place of the form for a next round, where none can be added. */
export function FullNote({ id }: { id: string }) {
  return (
    <div>
      <h3 className="text-h3">There is a next round</h3>
      <p className="mt-4 text-text-2">
        {MAX_ROUNDS} rounds are as many as one job interview can have.{" "}
        <Link to={`/plans/${id}/change`} className="text-primary-ink underline underline-offset-3">
          Delete a round that you don’t need
        </Link>
        , or{" "}
        <Link to="/plans" className="text-primary-ink underline underline-offset-3">
          note the next one as a job interview of its own
        </Link>
        .
      </p>
    </div>
  );
}
