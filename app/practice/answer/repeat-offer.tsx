import { Button } from "~/ui/button";

/** Beside an answer that is twice the same text: the other way to send it. */
export function RepeatOffer() {
  return (
    <p className="mt-3">
      <input type="hidden" name="keepsRepeat" value="true" />
      <Button variant="secondary" size="sm" name="intent" value="answer-once">
        Submit it once
      </Button>
    </p>
  );
}
