import { ChoiceList } from "./choice-list";

export interface Topic {
  id: string;
  name: string;
  /** Why it is suggested; empty if the person has no record of it. */
  reason: string;
  isChosen: boolean;
}

/** The person's gaps, and what the mentor is good at, to be chosen as topics. */
export function TopicChoices({ topics, id: listId }: { topics: readonly Topic[]; id: string }) {
  if (topics.length === 0) return null;
  return (
    <ChoiceList
      name="topic"
      id={listId}
      legend="What should the hour be about?"
      lead={
        topics.some(({ reason }) => reason)
          ? "From your own results, and what this mentor knows best."
          : "What this mentor knows best."
      }
      choices={topics.map(({ id, name, reason, isChosen }) => ({
        id,
        label: name,
        detail: reason,
        isChosen,
      }))}
    />
  );
}
