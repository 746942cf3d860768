import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { Link } from "~/ui/link";
import type { Doubt } from "./find-doubt";

interface DoubtFormProps {
  /** Where the reply goes. */
  action: string;
  doubt: Doubt;
  text: string | undefined;
}

/** Asks once more before a sentence is taken that has no word of the point or the task. */
export function DoubtForm({ action, doubt: { point, sentence }, text }: DoubtFormProps) {
  return (
    <Form method="post" action={action} data-swap-form>
      <input type="hidden" name="intent" value="point" />
      <input type="hidden" name="point" value={point.id} />
      <input type="hidden" name="sentence" value={sentence + 1} />
      <input type="hidden" name="sure" value="yes" />
      <p className="text-text-2">{point.label}:</p>
      <blockquote className="my-3 border-l-2 border-control pl-4 wrap-anywhere">{text}</blockquote>
      <p className="text-sm text-text-2">It has no word of the task or of this point.</p>
      <div className="next-actions mt-4.5">
        <Button>Yes, it says this</Button>
        <Link to={action.replace("/replies", "")} className="next-link">
          Choose another sentence
        </Link>
      </div>
    </Form>
  );
}
