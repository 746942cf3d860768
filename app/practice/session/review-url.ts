/** The review of an attempt. In a session whose questions can't be read, the report. */
export function getReviewUrl(
  { session, question, attempt }: { session: string; question: string; attempt: number },
  questionIds: readonly string[] = [],
): string {
  const number = questionIds.indexOf(question) + 1;
  return number === 0
    ? `/interview/sessions/${session}/report`
    : `/interview/sessions/${session}/review/${number}?attempt=${attempt}`;
}
