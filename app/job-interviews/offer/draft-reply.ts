import { type AskId, OFFER_ASKS } from "./asks";
import { type CheckId, OFFER_CHECKS } from "./checks";

export interface TickedItems {
  role: string;
  /** The reply says no, and nothing else. */
  declines: boolean;
  /** What to ask for. */
  asks: readonly { id: AskId; what: string }[];
  /** What to ask about. */
  questions: readonly CheckId[];
}

const GREETING = "Hello,";
const thank = (role: string) => `Thank you for offering me the role of ${role}.`;
const DECLINE = "I have thought about it carefully, and I have decided not to take it.";
const CLOSING = "Kind regards,";

/** A reply to an offer: below the thanks each line is of an item that was ticked; empty without one. */
export function writeDraftReply({ role, declines, asks, questions }: TickedItems): string {
  if (declines) return [GREETING, thank(role), DECLINE, CLOSING].join("\n\n");
  const requests = OFFER_ASKS.flatMap(({ id, line }) => {
    const ask = asks.find((each) => each.id === id);
    return ask ? line(ask.what) : [];
  });
  const inquiries = OFFER_CHECKS.flatMap(({ id, line }) => (questions.includes(id) ? line : []));
  const lines = [...requests, ...inquiries];
  return lines.length === 0 ? "" : [GREETING, thank(role), ...lines, CLOSING].join("\n\n");
}
