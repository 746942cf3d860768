import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { MENTOR_FIELD_LABELS, MENTOR_FIELDS } from "~/data/mentor-types";
import type { ApplicationForm as ApplicationFields } from "~/mentoring/applications/schema.server";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { getFormProps, describeForm } from "~/ui/form";
import { SelectField } from "~/ui/select-field";
import type { action, loader } from "./apply.server";

const FIELD_OPTIONS = MENTOR_FIELDS.map((value) => ({ value, label: MENTOR_FIELD_LABELS[value] }));

export function ApplicationForm() {
  const { constraint, defaults } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [form, fields] = describeForm<ApplicationFields>({
    id: "application",
    labels: {
      name: "Name",
      email: "Email",
      title: "Job title",
      company: "Company",
      field: "Field",
      years: "Years of experience",
      link: "Web page about you",
      help: "Who you can help",
    },
    lastResult: actionData?.result,
    constraint,
    defaultValue: defaults,
  });
  return (
    <Form method="post" {...getFormProps(form)} className="grid content-start gap-5">
      <ErrorSummary form={form} />
      <div className="grid gap-5 md:grid-cols-2">
        <Field meta={fields.name} autoComplete="name" />
        <Field type="email" meta={fields.email} autoComplete="email" />
        <Field
          meta={fields.title}
          autoComplete="organization-title"
          placeholder="Charge nurse, data analyst"
        />
        <Field
          meta={fields.company}
          autoComplete="organization"
          placeholder="Company name, or Independent"
        />
        <SelectField meta={fields.field} options={FIELD_OPTIONS} prompt="Choose your field" />
        <Field type="number" meta={fields.years} />
      </div>
      <Field
        label="Web page about you (optional)"
        type="url"
        meta={fields.link}
        placeholder="https://"
        hint="LinkedIn, GitHub, a portfolio or your employer’s page."
      />
      <Field
        label="Who can you help, and with what?"
        type="textarea"
        rows={6}
        meta={fields.help}
        hint="Two or three sentences are enough."
      />
      <Button size="lg" className="justify-self-start" pendingText="Sending…">
        Send application
      </Button>
    </Form>
  );
}
