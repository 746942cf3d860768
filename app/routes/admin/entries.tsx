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
        <Entry key={sent.id} sent={sent} about={topic} text={message} />
      ))}
    </EntrySection>
  );
}
