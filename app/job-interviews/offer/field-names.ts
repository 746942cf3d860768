import type { AskId } from "./asks";
import type { CheckId } from "./checks";

/** Whether an item of the list is clear from the offer, or asked about. */
export const getCheckName = (id: CheckId) => `check-${id}`;
/** The reply asks for it. */
export const getAskName = (id: AskId) => `ask-${id}`;
/** What exactly to ask for. */
export const getWhatName = (id: AskId) => `what-${id}`;
