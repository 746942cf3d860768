import { INTERVIEW_CARDS } from "~/data/questions/cards.server";
import type { AnswerContext } from "~/coach/score/answer-context";
import { getContentStems } from "~/coach/text/tokens";
import { isDemanded } from "./demands";
import { STORY_SUBJECTS, isAbout, isAboutOthers } from "./subjects";

/** The most a story gets that is about something else than its question asks for. */
export const OTHER_SUBJECT_CAP = 30;

const idsByPrompt = new Map(
  INTERVIEW_CARDS.flatMap(({ questions }) => questions).map(({ prompt, id }) => [prompt, id]),
);

/**
 * What the question asks for and the story shows no sign of; undefined if it is about that, or the
 * question asks for nothing in particular. A found first key point is a sign too.
 */
export function findMissingSubject({
  request,
  judgedAnswer,
  matches,
}: AnswerContext): string | undefined {
  if (request.kind !== "behavioral") return undefined;
  const subject = STORY_SUBJECTS[idsByPrompt.get(request.question) ?? ""];
  if (!subject) return undefined;
  const story = judgedAnswer.sentences.map(({ text }) => text).join(" ");
  if (subject.opposite?.test(story)) return subject.name;
  return isAbout(subject, story) || matches[0]?.status === "covered" ? undefined : subject.name;
}

/** Whether a story has every sign of what its question asks for. Any motivation answer has. */
export function hasSubject(context: AnswerContext): boolean {
  const { request } = context;
  if (request.kind === "motivation") return true;
  const isKnown = STORY_SUBJECTS[idsByPrompt.get(request.question) ?? ""] !== undefined;
  return isKnown && findMissingSubject(context) === undefined;
}

/** Whether the question asks for dealing with other people. */
export function asksForOthers({ question }: AnswerContext["request"]): boolean {
  return isAboutOthers(idsByPrompt.get(question) ?? "");
}

/** Whether an answer to the question cannot do without the key point. */
export function demandsPoint({ question }: AnswerContext["request"], pointId: string): boolean {
  return isDemanded(idsByPrompt.get(question), pointId);
}

/** How many words of its own, beyond the question’s and the points’, a told story has. */
const OWN_WORDS_RANGE = [8, 10] as const;
/** The most that statements without a story get: the end of the band Emerging. */
const LABELS_CAP = 44;

/**
 * The cap for sentences that only say that each point was made. Somebody who tells what happened
 * uses words that no list of points contains.
 */
export function getLabelsCap({ newStems, expectedDocuments }: AnswerContext): number {
  const [from, to] = OWN_WORDS_RANGE;
  const pointStems = getContentStems(expectedDocuments[0]?.tokens ?? []);
  const ownCount = [...newStems].filter((stem) => !pointStems.has(stem)).length;
  const share = (ownCount - from) / (to - from);
  return Math.round(LABELS_CAP + (100 - LABELS_CAP) * Math.min(1, Math.max(0, share)));
}
