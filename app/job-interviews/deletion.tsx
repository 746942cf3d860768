import { Form } from "@remix-run/react";
import { Button, LinkButton } from "~/ui/button";
import { endSentence } from "~/ui/format";

interface DeletionProps {
  /** "job interview", "round" */
  noun: string;
  /** What it is: "Ward sister, St Mary’s". */
  about: string;
  /** What goes with it. */
  parts: readonly string[];
  /** What doesn’t. */
  stays: string;
  /** The page to send it to, and back to. */
  action: string;
  cancelTo: string;
  /** Sent along. */
  hidden?: Readonly<Record<string, string>>;
}

/** Asks before a job interview or one of its rounds is deleted, and says what goes with it. */
export function Deletion({ noun, about, parts, stays, action, ...props }: DeletionProps) {
  return (
    <div className="max-w-190">
      <h1 className="text-title">Delete this {noun}?</h1>
      <p className="mt-4 text-lead text-text-2 wrap-anywhere">{endSentence(about)}</p>
      <p className="mt-6 font-strong">What will be deleted</p>
      <ul className="num mt-2 grid gap-1.5 text-text-2">
        {parts.map((part) => (
          <li key={part} className="tick">
            {part}
          </li>
        ))}
      </ul>
      <p className="mt-5 text-text-2">{stays} This can’t be undone.</p>
      <Form method="post" action={action} className="mt-8 flex flex-wrap gap-3">
        {Object.entries(props.hidden ?? {}).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button variant="danger" size="lg" pendingText="Deleting…">
          Delete {noun}
        </Button>
        <LinkButton to={props.cancelTo} variant="ghost" size="lg">
          Cancel
        </LinkButton>
      </Form>
    </div>
  );
}
