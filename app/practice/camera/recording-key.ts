interface RecordedAttempt {
  sessionId: string;
  questionId: string;
  attempt: number;
  part?: "answer" | "follow-up";
}

/** What a recording is stored under; one of a follow-up has its own. */
export const getRecordingKey = ({ sessionId, questionId, attempt, part }: RecordedAttempt) =>
  `${sessionId} ${questionId} ${attempt}${part === "follow-up" ? " follow-up" : ""}`;
