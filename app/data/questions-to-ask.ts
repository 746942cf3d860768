/** Of the article on questions to ask: those that fit nearly every job, whatever the level. */
const GENERAL = [
  "What would I be doing on an ordinary Tuesday in the third month?",
  "What is the hardest part of this job that isn’t in the posting?",
  "What happens next, and when will I hear from you?",
  "What has to be different a year from now for you to say that hiring me was right?",
];

/** One that tells more than any other, by the slug of a career field. */
const BY_FIELD: Readonly<Record<string, string>> = {
  education: "What happens when a student is sent out of class?",
  engineering: "Who may stop the work when something isn’t safe, and when did that last happen?",
  finance: "How long does the month-end close take, and who waits for the figures?",
  healthcare: "How many patients does one person look after, by day and at night?",
  legal: "Who reads a draft before it goes out, and what do they usually change?",
  technology: "When did the system last go down, and what changed afterward?",
};

const COUNT = 4;

/** Four questions to ask an employer, the one of the field first. */
export function listQuestionsToAsk(field: string | null): string[] {
  const own = field === null ? undefined : BY_FIELD[field];
  return [...(own ? [own] : []), ...GENERAL].slice(0, COUNT);
}
