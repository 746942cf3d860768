/** The value of a preselected level 3 that nobody has chosen: it isn't saved. */
export const START_LEVEL = "start";
