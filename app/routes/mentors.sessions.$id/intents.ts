/** What the forms of the page do. */
export const SESSION_INTENTS = {
  accept: "accept",
  decline: "decline",
  answer: "answer",
  deleteMessage: "delete-message",
  noShow: "no-show",
  undoNoShow: "undo-no-show",
  share: "share",
} as const;
