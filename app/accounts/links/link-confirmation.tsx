import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { AuthLayout } from "~/ui/layout/auth-layout";

interface LinkConfirmationProps {
  title: string;
  lead: string;
  email: string;
  buttonText: string;
  pendingText: string;
  /** What happens without the button. */
  children: ReactNode;
}

/** Asks before a link from an email has an effect: mail scanners open links too. */
export function LinkConfirmation({
  title,
  lead,
  email,
  buttonText,
  pendingText,
  children,
}: LinkConfirmationProps) {
  return (
    <AuthLayout title={title} lead={lead}>
      <p className="text-lead font-medium break-all">{email}</p>
      <Form method="post" className="mt-7">
        <Button size="lg" className="w-full" pendingText={pendingText}>
          {buttonText}
        </Button>
      </Form>
      <p className="mt-6 text-sm text-muted">{children}</p>
    </AuthLayout>
  );
}
