import type { KeyPointStatus } from "~/coach/types";
import type { OpinionEvent } from "./types";

const KEY_POINT_STATUSES: Record<KeyPointStatus, true> = {
  covered: true,
  partial: true,
  asked: true,
  missed: true,
  contradicted: true,
};

/** Reads a message of the event stream. Throws if it is damaged or of an unknown kind. */
export function parseOpinionEvent(json: string): OpinionEvent {
  const event: unknown = JSON.parse(json);
  if (!isOpinionEvent(event)) throw new Error("unknown event");
  return event;
}

function isOpinionEvent(event: unknown): event is OpinionEvent {
  if (typeof event !== "object" || event === null || !("kind" in event)) return false;
  switch (event.kind) {
    case "point":
      return (
        "id" in event &&
        typeof event.id === "string" &&
        "label" in event &&
        typeof event.label === "string" &&
        "status" in event &&
        typeof event.status === "string" &&
        Object.hasOwn(KEY_POINT_STATUSES, event.status)
      );
    case "failed":
      return "message" in event && typeof event.message === "string";
    default:
      return event.kind === "done";
  }
}
