import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/node";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { getAuth } from "~/accounts/session/auth.server";
import { rateLimited } from "~/accounts/auth-api/failures.server";
import { forwardRetryAfter, replyToFailure } from "~/accounts/form-failure.server";
import { findOrCreateOwner } from "~/accounts/session/owner.server";
import { MENTOR_TAB_LABELS, MENTOR_TABS } from "~/data/mentors";
import { mentorApplicationLimit } from "~/mentoring/limits.server";
import { insertApplication } from "~/mentoring/queries.server";
import { type ApplicationForm, applicationSchema } from "~/mentoring/schema.server";
import { getClient } from "~/platform/http/client.server";
import { readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Field } from "~/ui/field";
import { PageHero } from "~/ui/page-hero";
import { pageMeta } from "~/ui/page-meta";
import { SelectField } from "~/ui/select-field";
import { ActionToast } from "~/ui/toast";
import { MentorExpectations } from "./mentor-expectations";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const auth = await getAuth(request, context);
  const {
    name = "",
    email = "",
    title = "",
    linkedin = "",
  } = auth.status === "signed-in" ? auth.profile : {};
  return {
    constraint: getZodConstraint(applicationSchema),
    defaults: { name, email, title, link: linkedin },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: applicationSchema });
  if (submission.status !== "success")
    return data({ result: submission.reply(), toast: null }, 400);
  const retryAfter = await mentorApplicationLimit.consume(getClient(context).ip);
  if (retryAfter)
    return replyToFailure(
      submission,
      rateLimited("Too many applications came from your network.", retryAfter),
      [],
    );
  const { owner, headers } = await findOrCreateOwner(request, context);
  await insertApplication(owner, submission.value);
  const toast = {
    message: "Application sent",
    description:
      "It is kept here for the people who run this server. They can write to you by email.",
  };
  return toasts(request).redirectWithSuccess("/mentors", toast, { headers });
}

export { forwardRetryAfter as headers };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Become a mentor",
    description:
      "Apply to help others through interviews and career changes: your days, your price, the people you want to help.",
    path: "/mentors/apply",
  });

const FIELD_OPTIONS = MENTOR_TABS.map((value) => ({ value, label: MENTOR_TAB_LABELS[value] }));

export default function BecomeAMentor() {
  const { constraint, defaults } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const sending = useNavigation().formMethod === "POST";
  const [form, fields] = useForm<ApplicationForm>({
    id: "application",
    lastResult: actionData?.result,
    constraint,
    defaultValue: defaults,
  });
  return (
    <main id="main">
      <PageHero
        title="Become a mentor"
        lead="An hour of yours can save someone a month. Tell us what you do and whom you can help."
        breadcrumbs={[{ label: "Find Mentors", to: "/mentors" }, { label: "Become a mentor" }]}
      />
      <div className="page grid gap-x-20 gap-y-12 pt-10 pb-(--section) lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:pt-14">
        <ActionToast toast={actionData?.toast} />
        <Form method="post" {...getFormProps(form)} className="grid gap-5">
          <ErrorSummary form={form} attempt={actionData?.result} />
          <div className="grid gap-5 md:grid-cols-2">
            <Field label="Name" meta={fields.name} autoComplete="name" />
            <Field label="Email" type="email" meta={fields.email} autoComplete="email" />
            <Field
              label="What you do"
              meta={fields.title}
              autoComplete="organization-title"
              placeholder="Senior data analyst"
            />
            <Field
              label="Where"
              meta={fields.company}
              autoComplete="organization"
              placeholder="Company, or Independent"
            />
            <SelectField
              label="Field"
              meta={fields.field}
              options={FIELD_OPTIONS}
              prompt="Choose your field"
            />
            <Field label="Years of experience" type="number" meta={fields.years} />
          </div>
          <Field
            label="A page about you (optional)"
            type="url"
            meta={fields.link}
            placeholder="https://"
            hint="LinkedIn, GitHub, a portfolio or your employer's page."
          />
          <Field
            label="Whom can you help, and with what?"
            type="textarea"
            rows={6}
            meta={fields.help}
            hint="Two or three sentences are enough."
          />
          <Button size="lg" className="justify-self-start" pending={sending && "Sending…"}>
            Send application
          </Button>
        </Form>
        <MentorExpectations />
      </div>
    </main>
  );
}
