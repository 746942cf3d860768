/** The form of the first 24 activities, one answer for all of an area: realistic, investigative, artistic … */
export const interestForm = (answers: Record<"r" | "i" | "a" | "s" | "e" | "c", string>) =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([area, value]) =>
      [1, 2, 3, 4].map((index) => [`interest-${area}${index}`, value]),
    ),
  );
