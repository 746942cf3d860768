import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Link } from "~/ui/link";
import type { SuggestedTarget } from "./suggest-targets";

interface ChooseTargetProps {
  suggestions: readonly SuggestedTarget[];
  /** Of the latest assessment. */
  resultId: string | null;
}

const LINK_STYLE =
  "relative text-primary-ink underline underline-offset-3 after:absolute after:-inset-y-3 after:inset-x-0";

/** Three roles to compare the skills with, and where others are. */
export function ChooseTarget({ suggestions, resultId }: ChooseTargetProps) {
  return (
    <section className="mt-6">
      <h2 className="text-h3">Choose a target to see what it asks for</h2>
      <ul className="mt-3 flex flex-wrap gap-3">
        {suggestions.map(({ title, id }) => (
          <li key={id}>
            <Form method="post" action={`/profile/skills?choose=${id}`}>
              <Button name="intent" value="choose" variant="secondary" pendingText="Saving…">
                {title}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ui text-text-2">
        Or{" "}
        {resultId ? (
          <>
            <Link to={`/assessment/results/${resultId}#matches`} className={LINK_STYLE}>
              one of your matches
            </Link>
            ,{" "}
          </>
        ) : null}
        <Link to="/#careers" className={LINK_STYLE}>
          another role
        </Link>{" "}
        or{" "}
        <Link to="/occupations" className={LINK_STYLE}>
          an occupation
        </Link>
        .
      </p>
    </section>
  );
}
