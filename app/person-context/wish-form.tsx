import type { SubmissionResult } from "@conform-to/dom";
import { ArrowRight } from "~/ui/icons";
import { Button, LinkButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { describeForm, getFormProps } from "~/ui/form";
import { ChoiceList } from "./person-questions";
import type { WishDescription } from "./wished-job.server";

interface WishFormProps {
  wish: WishDescription;
  /** Where to go on. */
  returnTo: string;
  lastResult?: SubmissionResult | undefined;
}

/** The occupations nearest to a job in mind that is none we know. */
export function WishForm({
  wish: { job, choices, preselected },
  returnTo,
  lastResult,
}: WishFormProps) {
  const [form, fields] = describeForm<{ wishedCode: string | undefined }>({
    id: "wish",
    labels: { wishedCode: "The nearest jobs" },
    lastResult,
    constraint: { wishedCode: { required: true } },
    defaultValue: { wishedCode: preselected ?? "" },
  });
  return (
    <form
      method="post"
      action={`/about-you?${new URLSearchParams({ returnTo, wishedJob: job })}`}
      {...getFormProps(form)}
      className="grid gap-7"
    >
      <input type="hidden" name="returnTo" value={returnTo} />
      <ErrorSummary form={form} />
      <ChoiceList
        legend={fields.wishedCode.label}
        meta={fields.wishedCode}
        options={choices.map(({ code, title }) => ({ value: code, label: title }))}
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button name="intent" value="wish" size="lg" pendingText="Saving…">
          Use this job
          <ArrowRight aria-hidden />
        </Button>
        <LinkButton to={returnTo} variant="ghost" size="lg">
          None of these
        </LinkButton>
      </div>
    </form>
  );
}
