import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import type { Step } from "./progress";

interface SessionHeaderProps {
  title: string;
  steps: Step[];
  current: number;
  minutes: number | null;
}

export function SessionHeader({ title }: SessionHeaderProps) {
  return (
    <header className="flex justify-between border-b border-hairline p-4">
      {title}
      <Form method="post"><Button size="sm" variant="secondary" name="intent" value="end">End Session</Button></Form>
    </header>
  );
}
