import type { AskId } from "./asks";
import type { CheckId } from "./checks";

/** An item of the list is clear from the offer. */
export const getClearName = (id: CheckId) => `clear-${id}`;
/** The reply asks about it. */
export const getQuestionName = (id: CheckId) => `question-${id}`;
/** The reply asks for it. */
export const getAskName = (id: AskId) => `ask-${id}`;
/** What exactly to ask for. */
export const getWhatName = (id: AskId) => `what-${id}`;
