import type { Outcome } from "~/job-interviews/types";
import { Button } from "~/ui/button";
import { Panel } from "~/ui/panel";

const NOTED: Record<Exclude<Outcome, "offer">, string> = {
  no: "You noted that they said no.",
  withdrawn: "You noted that you withdrew.",
};

/** For those who open the page before they have noted an offer. */
export function NoOfferNote({
  id,
  outcome,
}: {
  id: string;
  outcome: Exclude<Outcome, "offer"> | null;
}) {
  return (
    <Panel className="mt-6 flex max-w-(--measure) flex-wrap items-center gap-x-6 gap-y-3 p-5">
      <p className="min-w-0 flex-[1_1_16rem]">
        {outcome === null ? "No offer noted yet." : NOTED[outcome]} You can prepare here: what you
        save is kept for when one comes.
      </p>
      <form method="post" action={`/plans/${id}/debrief`}>
        <Button name="intent" value="offer" variant="secondary">
          I have an offer
        </Button>
      </form>
    </Panel>
  );
}
