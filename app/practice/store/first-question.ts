/** The first question for people without any answer: everyone who has worked or studied can answer it unprepared. */
export const FIRST_QUESTION = {
  to: "/interview/questions/proudest-work",
  note: "About 3 minutes, no camera needed",
} as const;
