import type { SubmissionResult } from "@conform-to/dom";
import type { getZodConstraint } from "@conform-to/zod/v4";
import { FormPage } from "./form-page";
import { Field } from "~/ui/field";
import { describeForm } from "~/ui/form";
import { useIsMailConfigured } from "~/ui/use-is-mail-configured";
import { SelectField } from "~/ui/select-field";
import { PROBLEM_KINDS, PROBLEM_KIND_LABELS } from "./problem-kinds";
import type { ProblemForm } from "./problem-schema.server";

interface ProblemPageProps {
  /** The page of the session. */
  backTo: string;
  /** The other side's name. */
  other: string;
  constraint: ReturnType<typeof getZodConstraint>;
  result: SubmissionResult<string[]> | undefined;
}

const OPTIONS = PROBLEM_KINDS.map((value) => ({ value, label: PROBLEM_KIND_LABELS[value] }));

/** Reports a problem with a session to the operators: the same page for both sides. */
export function ProblemPage({ backTo, other, constraint, result }: ProblemPageProps) {
  const isMailConfigured = useIsMailConfigured();
  const [form, fields] = describeForm<ProblemForm>({
    id: "problem",
    labels: { kind: "What is it about?", message: "What happened" },
    lastResult: result,
    constraint,
  });
  return (
    <FormPage
      form={form}
      backTo={backTo}
      title="Report a problem"
      lead={
        <p>
          Your report goes to the people who run this server. {other} doesn’t see it. You’ll find
          the answer on the session’s page
          {isMailConfigured ? ", and get it by email if you have an account" : ""}.
        </p>
      }
      button="Send report"
      pendingText="Sending…"
    >
      <SelectField meta={fields.kind} options={OPTIONS} prompt="Choose one" />
      <Field label="What happened?" type="textarea" rows={6} meta={fields.message} />
    </FormPage>
  );
}
