import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { HalfField, type HalvedPoint } from "./half-field";

interface SentenceNumberFormProps {
  action: string;
  point: HalvedPoint;
  /** How many sentences the answer has. */
  count: number;
}

/** Which sentence makes a point, by the number that stands beside it. */
export function SentenceNumberForm({ action, point, count }: SentenceNumberFormProps) {
  return (
    <Form method="post" action={action} data-swap-form>
      <input type="hidden" name="point" value={point.id} />
      <label>
        The number beside the sentence, or 0: I didn’t say this
        <input type="number" name="sentence" min={0} max={count} required />
      </label>
      <HalfField point={point} />
      <Button
        name="intent"
        value="point"
        variant="secondary"
        size="sm"
        className="justify-self-start"
        aria-label={`Save: “${point.label}”`}
      >
        Save
      </Button>
    </Form>
  );
}
