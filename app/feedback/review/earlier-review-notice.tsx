import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";

/** Above a review by an earlier rubric, which stays as it was. */
export function EarlierReviewNotice({ action }: { action: string }) {
  return (
    <section className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 border-y border-hairline py-5">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-h3">Reviewed by an earlier rubric</h2>
        <p className="mt-1.5 max-w-(--measure) text-sm text-text-2">
          It stays as it was, in the words of its time. Today’s coach asks about what it doesn’t
          see.
        </p>
      </div>
      <Form method="post" action={action} className="no-print">
        <Button name="intent" value="review-again" variant="secondary">
          Review again
        </Button>
      </Form>
    </section>
  );
}
