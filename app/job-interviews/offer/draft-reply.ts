import { type AskId, OFFER_ASKS } from "./asks";
import { closeEmail, greet } from "~/job-interviews/email-lines";
import { type CheckId, OFFER_CHECKS } from "./checks";

export interface TickedItems {
  role: string;
  /** Who was met. */
  people: string;
  /** Who signs it; null if that isn't known. */
  name: string | null;
  /** The reply says no, and nothing else. */
  declines: boolean;
  /** What to ask for. */
  asks: readonly { id: AskId; what: string }[];
  /** What to ask about. */
  questions: readonly CheckId[];
}

const thank = (role: string) => `Thank you for offering me the role of ${role}.`;
const DECLINE = "I have thought about it carefully, and I have decided not to take it.";

/** A reply to an offer: below the thanks each line is of an item that was ticked; empty without one. */
export function writeDraftReply({ declines, asks, questions, ...about }: TickedItems): string {
  const write = (lines: readonly string[]) =>
    [greet(about.people), thank(about.role), ...lines, closeEmail(about.name)].join("\n\n");
  if (declines) return write([DECLINE]);
  const requests = OFFER_ASKS.flatMap(({ id, line }) => {
    const ask = asks.find((each) => each.id === id);
    return ask ? line(ask.what) : [];
  });
  const inquiries = OFFER_CHECKS.flatMap(({ id, line }) => (questions.includes(id) ? line : []));
  const lines = [...requests, ...inquiries];
  return lines.length === 0 ? "" : write(lines);
}
