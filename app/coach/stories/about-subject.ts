import { INTERVIEW_CARDS } from "~/data/questions/cards.server";
import type { AnswerContext } from "~/coach/score/answer-context";
import { ramp } from "~/coach/score/ramp";
import { isDemanded } from "./demands";
import { STORY_SUBJECTS, isAbout, isAboutOthers } from "./subjects";

/** The most a story gets that is about something else than its question asks for. */
export const OTHER_SUBJECT_CAP = 30;

const idsByPrompt = new Map(
  INTERVIEW_CARDS.flatMap(({ questions }) => questions).map(({ prompt, id }) => [prompt, id]),
);

/** A story so much more like those told to this question than to others is about its subject. */
const SIGN_MARGIN = 1;

/**
 * What the question asks for and the story shows no sign of; undefined if it is about that, or the
 * question asks for nothing in particular. A found first key point is a sign too, and so is likeness
 * to other answers to the question.
 */
export function findMissingSubject({
  request,
  judgedAnswer,
  matches,
  questionMargins,
}: AnswerContext): string | undefined {
  if (request.kind !== "behavioral") return undefined;
  const subject = STORY_SUBJECTS[idsByPrompt.get(request.question) ?? ""];
  if (!subject) return undefined;
  const story = judgedAnswer.sentences.map(({ text }) => text).join(" ");
  if (subject.opposite?.test(story)) return subject.name;
  if (isAbout(subject, story)) return undefined;
  const isLikely = matches[0]?.status === "covered" || questionMargins.ofAll >= SIGN_MARGIN;
  return isLikely && !subject.others?.test(story) ? undefined : subject.name;
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

/** How many stems of its own, that the points don’t use, a told story has. */
const OWN_STEMS_RANGE = [6, 9] as const;
/** The most that statements without a story get: the end of the band Emerging. */
const LABELS_CAP = 44;

/**
 * The cap for sentences that only say that each point was made. Somebody who tells what happened
 * uses names, numbers and words that no list of points contains.
 */
export function getLabelsCap({ judgedAnswer, expectedDocuments }: AnswerContext): number {
  const pointStems = new Set(expectedDocuments[0]?.tokens.map(({ stem }) => stem));
  const stems = new Set(judgedAnswer.tokens.map(({ stem }) => stem));
  const ownCount = [...stems].filter((stem) => !pointStems.has(stem)).length;
  return Math.round(LABELS_CAP + (100 - LABELS_CAP) * ramp(ownCount, OWN_STEMS_RANGE));
}
