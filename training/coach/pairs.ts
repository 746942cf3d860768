import { readdirSync, readFileSync } from "node:fs";
import { buildAnswerContext } from "~/coach/context/answer-context";
import { settlePoints } from "~/coach/points/settle-points";
import { questionById } from "~/data/questions/cards.server";

export const EXCHANGES = ["roles", "direction", "denied"] as const;
export type Exchange = (typeof EXCHANGES)[number];

/** A sentence that makes a point, and the same with roles or direction exchanged, or denied. */
interface Pair extends Readonly<Record<Exchange, string | null>> {
  question_id: string;
  point_id: string;
  right: string;
}

const FOLDER = new URL("data/pairs/", import.meta.url);

function loadPairs(): Pair[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(".jsonl"))
    .toSorted()
    .flatMap((file) => readFileSync(new URL(file, FOLDER), "utf8").trim().split("\n"))
    .map((line): Pair => JSON.parse(line));
}

/** What the point may be expected to count if the answer is this sentence alone. */
function getCredit({ question_id, point_id }: Pair, answer: string): number {
  const question = questionById(question_id)?.question;
  if (!question) throw new Error(`no question ${question_id}`);
  const { kind, prompt, keyPoints } = question;
  const context = buildAnswerContext({ kind, question: prompt, keyPoints, answer, seconds: null });
  return settlePoints(context).find(({ point }) => point.id === point_id)?.credit ?? 0;
}

export interface RankedPair {
  isStory: boolean;
  exchange: Exchange;
  /** 1 if the right sentence counts more, 0.5 if both count the same. */
  isInOrder: number;
}

/** Whether each right sentence counts more than the same with something exchanged. */
export function rankPairs(): RankedPair[] {
  return loadPairs().flatMap((pair) => {
    const kind = questionById(pair.question_id)?.question.kind;
    const isStory = kind === "behavioral" || kind === "motivation";
    const right = getCredit(pair, pair.right);
    return EXCHANGES.flatMap((exchange): RankedPair[] => {
      const text = pair[exchange];
      if (text === null) return [];
      const other = getCredit(pair, text);
      return [{ isStory, exchange, isInOrder: right === other ? 0.5 : Number(right > other) }];
    });
  });
}
