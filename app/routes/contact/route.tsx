import { getFormProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  type MetaFunction,
  data,
} from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { getAuth } from "~/accounts/session/auth.server";
import { rateLimited } from "~/accounts/auth-api/failures.server";
import { forwardRetryAfter, replyToFailure } from "~/accounts/form-failure.server";
import { getVisitorOwnerId } from "~/accounts/session/owner.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { readSession } from "~/accounts/session/cookie.server";
import { insertMessage, contactLimit } from "~/contact/queries.server";
import { type ContactForm, contactSchema } from "~/contact/schema.server";
import { CONTACT_TOPIC_LABELS, CONTACT_TOPICS } from "~/data/contact";
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

export async function loader({ request, context }: LoaderFunctionArgs) {
  const auth = await getAuth(request, context);
  const { name = "", email = "" } = auth.status === "signed-in" ? auth.profile : {};
  return { constraint: getZodConstraint(contactSchema), defaults: { name, email } };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: contactSchema });
  if (submission.status !== "success")
    return data({ result: submission.reply(), toast: null }, 400);
  const retryAfter = await contactLimit.consume(getClient(context).ip);
  if (retryAfter)
    return replyToFailure(
      submission,
      rateLimited("Too many messages came from your network.", retryAfter),
      [],
    );
  await insertMessage(await findMessageOwner(request, context), submission.value);
  return toasts(request).redirectWithSuccess("/contact", {
    message: "Message sent",
    description: "It is kept here for the people who run this server.",
  });
}

/** Whose message it is. Somebody the auth API cannot name just now is heard all the same. */
async function findMessageOwner(request: Request, context: AppLoadContext): Promise<string | null> {
  const auth = await getAuth(request, context);
  if (auth.status === "signed-in") return getOwnerId(auth.profile);
  const { visitor: visitorId } = await readSession(request);
  return visitorId ? getVisitorOwnerId(visitorId) : null;
}

export { forwardRetryAfter as headers };

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Contact",
    description:
      "Write to the people who run this Pathlight server: questions, problems, your data, mentoring.",
    path: "/contact",
  });

const TOPICS = CONTACT_TOPICS.map((value) => ({ value, label: CONTACT_TOPIC_LABELS[value] }));

export default function Contact() {
  const { constraint, defaults } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const sending = useNavigation().formAction?.startsWith("/contact");
  const [form, fields] = useForm<ContactForm>({
    id: "contact",
    lastResult: actionData?.result,
    constraint,
    defaultValue: defaults,
  });
  return (
    <main id="main">
      <PageHero
        title="Write to us"
        lead="Your message goes to the people who run this server. They can answer by email, so check the address."
      />
      <div className="page grid gap-x-20 gap-y-12 pt-10 pb-(--section) lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:pt-14">
        <ActionToast toast={actionData?.toast} />
        <Form method="post" {...getFormProps(form)} className="grid gap-5">
          <ErrorSummary form={form} attempt={actionData?.result} />
          <div className="grid gap-5 md:grid-cols-2">
            <Field label="Name" meta={fields.name} autoComplete="name" />
            <Field label="Email" type="email" meta={fields.email} autoComplete="email" />
          </div>
          <SelectField
            label="Topic"
            meta={fields.topic}
            options={TOPICS}
            prompt="Choose what it is about"
          />
          <Field
            label="Message"
            type="textarea"
            rows={8}
            meta={fields.message}
            hint="Up to 5,000 characters."
          />
          <Button size="lg" className="justify-self-start" pending={sending && "Sending…"}>
            Send message
          </Button>
        </Form>
        <aside className="grid content-start gap-8 text-ui text-text-2">
          <section>
            <h2 className="font-sans text-sm font-strong text-text">Who reads it</h2>
            <p className="mt-2">
              The operator of this copy of Pathlight: your university, your bootcamp, your job
              center, or whoever gave you this address. The people who write the software do not see
              it.
            </p>
          </section>
          <section>
            <h2 className="font-sans text-sm font-strong text-text">If something does not work</h2>
            <p className="mt-2">
              Say which page it was, what you did, and what you saw. Please send no passwords.
            </p>
          </section>
          <section>
            <h2 className="font-sans text-sm font-strong text-text">About your data</h2>
            <p className="mt-2">
              What is stored and for how long stands in the{" "}
              <Link to="/privacy" className="text-primary-ink underline underline-offset-3">
                privacy policy
              </Link>
              . Correcting and deleting you can do yourself, in{" "}
              <Link
                to="/settings/account"
                className="text-primary-ink underline underline-offset-3"
              >
                Settings
              </Link>
              .
            </p>
          </section>
        </aside>
      </div>
    </main>
  );
}
