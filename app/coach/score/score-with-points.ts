import type { PointMatch } from "~/coach/match/points";
import { type AnswerContext, type StoryModels, buildAnswerContext } from "./answer-context";
import { readExplanation, readStory } from "./read-answer";
import { type ScoredAnswer, scoreAnswer } from "./score-answer";

/** The log odds of a sentence that makes a point plainly. */
const PLAIN_ODDS = 8;

/** The answer as it would be read if it made these points as well. Neither its length nor its words change. */
function withPoints(
  context: AnswerContext,
  pointIds: ReadonlySet<string>,
  models: StoryModels,
): AnswerContext {
  const last = context.judgedAnswer.sentences.length - 1;
  const add = (matches: readonly PointMatch[]) =>
    matches.map((match): PointMatch => {
      if (match.status === "covered" || !pointIds.has(match.point.id)) return match;
      const sentence = match.sentence ?? last;
      const evidence = { odds: PLAIN_ODDS, sentence };
      return { ...match, status: "covered", credit: 1, sentence, evidence, isLikelyError: false };
    });
  const changed = {
    ...context,
    matches: add(context.matches),
    judgedMatches: add(context.judgedMatches),
    wordMatches: add(context.wordMatches),
  };
  if (context.explanation) return { ...changed, explanation: readExplanation(changed) };
  if (!context.story) return changed;
  const story = readStory({ ...changed, matches: changed.judgedMatches }, models.story);
  // What padding costs is not counted here.
  return { ...changed, story: { ...story, mark: Math.max(story.mark, context.story.mark) } };
}

/** The answer followed by a sentence for each of the points: its example, or else its claim. */
function appendPoints({ request, matches }: AnswerContext, pointIds: ReadonlySet<string>): string {
  const sentences = matches
    .filter(({ point }) => pointIds.has(point.id))
    .map(({ point: { add, claim } }) => /“([^”]+)”/.exec(add)?.[1] ?? claim);
  return [request.answer, ...sentences].join(" ");
}

/**
 * What the score would be, 0 to 100, if the answer made these points as well, those told wrongly in the place of what is
 * wrong. About: nobody knows in which words.
 */
export function scoreWithPoints(
  { context, score }: ScoredAnswer,
  pointIds: ReadonlySet<string>,
  models: StoryModels = {},
): number {
  const wrong = new Set(
    context.matches.flatMap(({ point, status, sentence }) =>
      status === "contradicted" && pointIds.has(point.id) ? (sentence ?? []) : [],
    ),
  );
  const corrected = wrong.size > 0 ? buildAnswerContext(context.request, models, wrong) : context;
  const raised = scoreAnswer(withPoints(corrected, pointIds, models)).score;
  if (raised > score || context.story) return raised;
  // With so little on the subject, only more words about it help.
  const answer = appendPoints(context, pointIds);
  return scoreAnswer(buildAnswerContext({ ...context.request, answer }, models)).score;
}
