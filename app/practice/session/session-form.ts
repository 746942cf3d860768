/** Id of the form that every Start button of a card or pack submits. */
export const SESSION_FORM_ID = "start";
