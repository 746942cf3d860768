import { Button } from "~/ui/button";
import { OFFER_FORM } from "./offer-form";

/** Leads to the question on pay, which has this case's figures beside it. */
export function RehearsalSection({ prompt }: { prompt: string }) {
  return (
    <section aria-labelledby="offer-rehearsal">
      <h2 id="offer-rehearsal" className="text-section">
        Say it once before you send it
      </h2>
      <p className="mt-4 text-lead">“{prompt}”</p>
      <p className="mt-2 text-text-2">
        What you wrote above is saved, and the figures stand beside the question. Only you see them.
      </p>
      <Button
        form={OFFER_FORM}
        name="intent"
        value="rehearse"
        variant="secondary"
        pendingText="Saving…"
        className="mt-4"
      >
        Answer this question
      </Button>
    </section>
  );
}
