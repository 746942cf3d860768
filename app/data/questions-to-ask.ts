/** Of the article on questions to ask: those that fit nearly every job. */
const GENERAL = [
  "What would I be doing on an ordinary Tuesday in the third month?",
  "What has to be different a year from now for you to say that hiring me was right?",
  "What is the hardest part of this job that isn’t in the posting?",
  "What went wrong here in the last year, and what changed afterward?",
];

/** One that tells more than any other, by the slug of a career field. */
const BY_FIELD: Readonly<Record<string, string>> = {
  education: "What happens when a student is sent out of class?",
  engineering: "Who may stop the line, and when did that last happen?",
  finance: "How long does the close take?",
  healthcare: "How many patients does a nurse have at night?",
  legal: "Who reads a junior’s first draft?",
  technology: "When did the system last go down, and what changed afterward?",
};

const COUNT = 4;

/** Four questions to ask an employer, the one of the field first. */
export function listQuestionsToAsk(field: string | null): string[] {
  const own = field === null ? undefined : BY_FIELD[field];
  return [...(own ? [own] : []), ...GENERAL].slice(0, COUNT);
}
