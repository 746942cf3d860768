import type { Story, Telling } from "~/stories/types";
import type { StoredQuestion } from "~/job-interviews/debrief/debrief";
import { isHeld } from "~/job-interviews/rounds";
import type { JobInterview, Outcome, Round } from "~/job-interviews/types";
import { pluralize } from "~/ui/format";

export interface AskedQuestion {
  question: string;
  count: number;
  /** Where it came up, each company once. */
  companies: string[];
  /** The titles of the stories that were told to it. */
  stories: string[];
  /** Its page, if it is still among one's own. */
  ownQuestionId: string | null;
}

/** The questions that came up, those asked most often first; the same words count as the same question. */
export function countQuestions(
  questions: readonly StoredQuestion[],
  interviews: readonly Pick<JobInterview, "id" | "company">[],
  stories: readonly Pick<Story, "id" | "title">[],
): AskedQuestion[] {
  const groups = Map.groupBy(questions, ({ question }) => normalize(question));
  return [...groups.values()]
    .map((group) => ({
      question: group[0]?.question ?? "",
      count: group.length,
      companies: unique(
        group.flatMap(
          ({ interviewId }) => interviews.find(({ id }) => id === interviewId)?.company ?? [],
        ),
      ),
      stories: unique(
        group.flatMap(({ told }) => stories.find(({ id }) => id === told.storyId)?.title ?? []),
      ),
      ownQuestionId: group.find((each) => each.ownQuestionId !== null)?.ownQuestionId ?? null,
    }))
    .toSorted((a, b) => b.count - a.count || b.companies.length - a.companies.length);
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

const normalize = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The stories told at job interviews, the one told most often first. */
export function countToldStories(
  tellings: readonly Pick<Telling, "storyId" | "roundId">[],
  stories: readonly Pick<Story, "id" | "title">[],
): { id: string; title: string; count: number }[] {
  return stories
    .map(({ id, title }) => ({
      id,
      title,
      count: tellings.filter(({ storyId, roundId }) => storyId === id && roundId !== null).length,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
}

/** How much of a round was written down; of one that is still ahead, that it is coming up, or that it came to nothing. */
export function describeNotes(
  round: Round,
  questionCount: number,
  outcome: Outcome | null,
  now: Date,
): string {
  if (round.debriefedAt !== null) return pluralize(questionCount, "question");
  if (isHeld(round, now)) return "not written down";
  return outcome === null ? "coming up" : "not held";
}
