import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import type { getZodConstraint } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import { BackLink } from "~/ui/back-link";
import { Button, LinkButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { Page } from "~/ui/layout/page";
import { SelectField } from "~/ui/select-field";
import { usePending } from "~/ui/use-pending";
import { PROBLEM_KINDS, PROBLEM_KIND_LABELS } from "./kinds";
import type { ProblemForm } from "./schema.server";

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
  const isPending = usePending();
  const [form, fields] = useForm<ProblemForm>({ id: "problem", lastResult: result, constraint });
  return (
    <Page compact>
      <div className="max-w-190">
        <BackLink to={backTo}>Back to the session</BackLink>
        <h1 className="mt-4 text-title">Report a problem</h1>
        <p className="mt-3 text-text-2">
          Your report goes to the people who run this server. {other} doesn’t see it. You’ll find
          the answer on the session’s page, and get it by email if you have an account.
        </p>
        <Form method="post" {...getFormProps(form)} className="mt-8 grid gap-6">
          <ErrorSummary form={form} attempt={result} />
          <SelectField
            label="What is it about?"
            meta={fields.kind}
            options={OPTIONS}
            prompt="Choose one"
          />
          <Field label="What happened?" type="textarea" rows={6} meta={fields.message} />
          <p className="flex flex-wrap gap-3">
            <Button size="lg" pending={isPending && "Sending…"}>
              Send report
            </Button>
            <LinkButton to={backTo} variant="ghost" size="lg">
              Cancel
            </LinkButton>
          </p>
        </Form>
      </div>
    </Page>
  );
}
