import { Form } from "@remix-run/react";
import { buttonClass } from "~/ui/button";

/** A form that deletes one message of a session. */
export function DeleteMessage({ id }: { id: string }) {
  return (
    <Form method="post" data-keep-scroll="" className="mt-1">
      <input type="hidden" name="message" value={id} />
      <button
        name="intent"
        value="delete-message"
        aria-label="Delete this message"
        className={buttonClass("ghost", "sm")}
      >
        Delete
      </button>
    </Form>
  );
}
