import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { BackLink } from "~/ui/back-link";
import { Button, LinkButton } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { type FormMetadata, getFormProps } from "~/ui/form";
import { Page } from "~/ui/layout/page";

interface FormPageProps {
  form: FormMetadata;
  /** The page of the session. */
  backTo: string;
  title: string;
  lead: ReactNode;
  button: string;
  pendingText: string;
  children: ReactNode;
}

/** A page with one form about a session. */
export function FormPage({
  form,
  backTo,
  title,
  lead,
  button,
  pendingText,
  children,
}: FormPageProps) {
  return (
    <Page compact>
      <div className="max-w-190">
        <BackLink to={backTo}>Back to the session</BackLink>
        <h1 className="mt-4 text-title">{title}</h1>
        <div className="mt-3 grid gap-4 text-text-2">{lead}</div>
        <Form method="post" {...getFormProps(form)} className="mt-8 grid gap-6">
          <ErrorSummary form={form} />
          {children}
          <p className="flex flex-wrap gap-3">
            <Button size="lg" pendingText={pendingText}>
              {button}
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
