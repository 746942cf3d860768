import { Form } from "@remix-run/react";
import { Button, LinkButton } from "~/ui/button";

interface RoundDeletionProps {
  page: string;
  company: string;
  deletion: { id: string; title: string; when: string; parts: readonly string[] };
}

/** Asks before a round is deleted, and says what goes with it. */
export function RoundDeletion({ page, company, deletion }: RoundDeletionProps) {
  const { id, title, when, parts } = deletion;
  return (
    <div className="max-w-190">
      <h1 className="text-title">Delete this round?</h1>
      <p className="mt-4 text-lead text-text-2 wrap-anywhere">
        {title}: {when}. {company}.
      </p>
      <p className="mt-6 font-strong">What will be deleted</p>
      <ul className="num mt-2 grid gap-1.5 text-text-2">
        {parts.map((part) => (
          <li key={part} className="tick">
            {part}
          </li>
        ))}
      </ul>
      <p className="mt-5 text-text-2">
        The other rounds, your stories and your answers stay. This can’t be undone.
      </p>
      <Form method="post" action={page} className="mt-8 flex flex-wrap gap-3">
        <input type="hidden" name="round" value={id} />
        <Button
          name="intent"
          value="delete-round"
          variant="danger"
          size="lg"
          pendingText="Deleting…"
        >
          Delete round
        </Button>
        <LinkButton to={page} variant="ghost" size="lg">
          Cancel
        </LinkButton>
      </Form>
    </div>
  );
}
