import { CONTACT_TOPICS, type ContactTopic } from "~/data/contact";

/** A stored topic, also one that is no longer offered. */
export function toTopic(stored: string): ContactTopic {
  return CONTACT_TOPICS.find((topic) => topic === stored) ?? "other";
}
