import {
  changeOwnQuestion,
  copyQuestion,
  findOwnQuestion,
} from "~/practice/own-questions/own-questions.server";
import type { OwnQuestion } from "~/practice/own-questions/own-question";
import type { Refusal } from "~/platform/http/refuse-form.server";
import type { DebriefQuestion, StoredQuestion } from "./debrief";

/** What a good answer to a question says that nobody wrote points for. */
const STORY_POINTS = [
  "What happened, and what was at stake",
  "What you did yourself",
  "How it ended, and how you know",
];
const ANSWER_POINTS = [
  "A direct answer to the question",
  "The reason behind it",
  "An example of your own",
];

type Linked = { id: string; refusal?: undefined } | { id: null; refusal: Refusal };

/**
 * The question of one's own with the words of a debrief: the same one after a correction, here or there, or a new one.
 */
export async function linkOwnQuestion(
  by: { owner: string; ip: string },
  { question, told }: DebriefQuestion,
  stored: StoredQuestion | undefined,
  now: Date,
): Promise<Linked> {
  const own = stored?.ownQuestionId && (await findOwnQuestion(by.owner, stored.ownQuestionId));
  if (own && stored.question === question) return { id: own.id };
  if (own && own.prompt === stored.question) {
    const corrected = await changeOwnQuestion(by, own, toFields({ ...own, prompt: question }), now);
    if (!corrected.refusal) return { id: corrected.id };
  }
  const isStory = told.kind !== "answer";
  const texts = isStory ? STORY_POINTS : ANSWER_POINTS;
  const saved = await copyQuestion(
    by,
    {
      id: "",
      kind: isStory ? "story" : "explanation",
      prompt: question,
      points: texts.map((text) => ({ id: "", text })),
      sample: "",
    },
    now,
  );
  return saved.refusal ? { id: null, refusal: saved.refusal } : { id: saved.id };
}

const toFields = ({ prompt, kind, points, sample }: OwnQuestion) => ({
  prompt,
  kind,
  points: points.map(({ text }) => text),
  sample,
});
