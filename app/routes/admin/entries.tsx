import { Form } from "@remix-run/react";
import { buttonClass } from "~/ui/button";
import { Entry, EntrySection, type Sent } from "./entry";

export function MessageList({
  messages,
}: {
  messages: readonly (Sent & { topic: string; message: string })[];
}) {
  return (
    <EntrySection
      id="messages"
      title="Contact messages"
      isEmpty={messages.length === 0}
      empty="No messages yet."
    >
      {messages.map(({ topic, message, ...sent }) => (
        <Entry key={sent.id} sent={sent} about={topic} text={message}>
          <DeleteMessage id={sent.id} name={sent.name} />
        </Entry>
      ))}
    </EntrySection>
  );
}

function DeleteMessage({ id, name }: { id: string; name: string }) {
  return (
    <details className="mt-3">
      <summary className={buttonClass("ghost", "sm", "list-none")}>
        Delete…<span className="sr-only"> the message from {name}</span>
      </summary>
      <Form method="post" data-keep-scroll="" className="mt-3">
        <input type="hidden" name="message" value={id} />
        <button name="intent" value="delete-message" className={buttonClass("danger", "sm")}>
          Delete message
        </button>
      </Form>
    </details>
  );
}
