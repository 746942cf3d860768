import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { AuthLayout } from "~/ui/layout/auth-layout";

interface AddressConfirmationProps {
  title: string;
  lead: string;
  email: string;
  label: string;
  pendingText: string;
  /** What happens without the button. */
  children: ReactNode;
}

/** Asks before a link from an email has an effect: mail scanners open links too. */
export function AddressConfirmation(props: AddressConfirmationProps) {
  return (
    <AuthLayout title={props.title} lead={props.lead}>
      <p className="text-lead font-medium break-all">{props.email}</p>
      <Form method="post" className="mt-7">
        <Button size="lg" className="w-full" pendingText={props.pendingText}>
          {props.label}
        </Button>
      </Form>
      <p className="mt-6 text-sm text-muted">{props.children}</p>
    </AuthLayout>
  );
}
