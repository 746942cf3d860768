/** What a line of work is full of: the general questions its people can answer, by the start of the occupation’s code. */
const STORIES: Readonly<Record<string, readonly string[]>> = {
  "11-": ["changed-how-team-works", "team-lost-motivation", "handed-over-work"],
  "11-2": ["said-no-to-a-request", "changed-how-team-works"],
  "11-9013": ["decision-without-facts", "changed-how-team-works"],
  "13-": ["said-no-to-a-request", "different-profession"],
  "15-": ["different-profession", "deadline-in-danger"],
  "17-": ["different-profession", "deadline-in-danger"],
  "19-": ["different-profession", "project-that-failed"],
  "21-": ["mediated-between-colleagues", "different-profession"],
  "23-": ["deadline-in-danger", "said-no-to-a-request"],
  "25-": ["helped-colleague-grow", "changed-how-team-works"],
  "27-": ["received-hard-feedback", "deadline-in-danger"],
  "29-": ["different-profession", "helped-colleague-grow"],
  "31-": ["angry-customer", "brought-quiet-voice-in"],
  "33-": ["decision-without-facts", "angry-customer"],
  "35-": ["angry-customer", "deadline-in-danger"],
  "37-": ["changed-how-team-works", "angry-customer"],
  "39-": ["angry-customer", "helped-colleague-grow"],
  "41-": ["angry-customer", "said-no-to-a-request"],
  "41-1": ["team-lost-motivation", "changed-how-team-works"],
  "43-": ["deadline-in-danger", "said-no-to-a-request"],
  "43-3": ["said-no-to-a-request", "deadline-in-danger"],
  "43-4": ["angry-customer", "said-no-to-a-request"],
  "45-": ["decision-without-facts", "deadline-in-danger"],
  "47-": ["deadline-in-danger", "helped-colleague-grow"],
  "49-": ["helped-colleague-grow", "angry-customer"],
  "51-": ["changed-how-team-works", "deadline-in-danger"],
  "53-": ["deadline-in-danger", "helped-colleague-grow"],
};

export function listUsualStories(code: string | undefined): readonly string[] {
  const start = Object.keys(STORIES)
    .filter((each) => code?.startsWith(each))
    .toSorted((a, b) => b.length - a.length)[0];
  return start === undefined ? [] : (STORIES[start] ?? []);
}
