import { STORY_KINDS, type StoryKindId } from "~/data/story-kinds";
import type { JobInterview } from "~/job-interviews/types";
import { countWords } from "~/stories/short-version";
import type { Story } from "~/stories/types";
import { capitalize, formatCount } from "~/ui/format-count";
import type { OpenQuestion } from "./coverage";
import { countRehearsalQuestions } from "./start-rehearsal.server";
import { getQuestionToTell } from "./question-to-tell.server";
import type { PlannedWork } from "./types";

export interface DescribedWork {
  title: string;
  /** One line. */
  reason: string;
  to: string;
}

/** What a piece of a plan's work is called, why it is done, and where. */
export function describeWork(
  work: PlannedWork,
  interview: Pick<JobInterview, "id" | "company" | "likelyQuestionIds">,
  { stories, questions }: { stories: readonly Story[]; questions: readonly OpenQuestion[] },
): DescribedWork {
  const { id, company } = interview;
  switch (work.kind) {
    case "debrief": {
      const found = questions.find((question) => question.id === work.questionId);
      return {
        title: found?.question ?? "A question you were asked",
        reason: `You were asked this, and had no story. ${found?.kind ? "One sentence is" : "Three lines are"} enough to start.`,
        to: found?.kind ? `/stories/new?kind=${found.kind}` : "/stories/new",
      };
    }
    case "gap":
      if (work.storyId)
        return {
          title: nameKind(work.storyKind),
          reason: "Finish it: your story has only its first sentences.",
          to: `/stories/${work.storyId}`,
        };
      return {
        title: nameKind(work.storyKind),
        reason: "You have no story for it. One sentence is enough to start.",
        to: `/stories/new?kind=${work.storyKind}`,
      };
    case "short": {
      const story = stories.find((each) => each.id === work.storyId);
      if (work.tellFor)
        return {
          title: `${story?.title ?? "Your story"}, aloud`,
          reason: "It is in sixty words. Tell it once in answer to a question.",
          to: `/interview/questions/${getQuestionToTell(work.tellFor, interview)}`,
        };
      return {
        title: `${story?.title ?? "Your story"}, in sixty words`,
        reason: `First telling was ${countWords(story?.telling ?? "")}.`,
        to: `/stories/${work.storyId}#short`,
      };
    }
    case "short-later":
      return {
        title: `${nameKind(work.storyKind)}, in sixty words`,
        reason: "Once you have told it.",
        to: "/stories",
      };
    case "opening":
      return {
        title: `Why ${company}?`,
        reason: "Only the first sentence, aloud.",
        to: `/plans/${id}/card?edit`,
      };
    case "rehearsal": {
      const count = countRehearsalQuestions(interview, work.minutes);
      return {
        title: `${capitalize(formatCount(count, "likely question"))}, in a row`,
        reason: "Live or typed, as on the day.",
        to: `/plans/${id}#questions`,
      };
    }
    case "card":
      return {
        title: "Read your card once",
        reason: work.isRest ? "Then rest. Nothing new today." : "It is what you take with you.",
        to: `/plans/${id}/card`,
      };
  }
}

export const nameKind = (kind: StoryKindId): string =>
  STORY_KINDS.find(({ id }) => id === kind)?.name ?? kind;
