import { INTERVIEW_CARDS } from "~/data/questions/cards.server";
import type { Question } from "~/data/questions/types";
import { readForms, type Forms } from "~/coach/match/forms";
import { coverage, matchPoints } from "~/coach/match/points";
import type { Reading } from "~/coach/score/reading";
import { readDocument } from "~/coach/text/document";
import { contentStems } from "~/coach/text/tokens";

interface Known {
  question: Question;
  /** The specific stems of its prompt and wordings. */
  stems: Set<string>;
  /** Its wordings, read when it first comes near. */
  forms?: Forms[];
}

function formsOf(known: Known): Forms[] {
  const { prompt, keyPoints } = known.question;
  const asked = contentStems(readDocument(prompt).tokens);
  known.forms ??= keyPoints.map((point) => readForms(point, asked));
  return known.forms;
}

let known: { questions: Known[]; rarity: Map<string, number> } | undefined;

/** The bank's questions with their words, and how few of them use a word; read when first asked for. */
function readBank(): NonNullable<typeof known> {
  const questions = INTERVIEW_CARDS.flatMap((card) => card.questions).map((question) => {
    const text = [
      question.prompt,
      ...question.keyPoints.flatMap(({ label, claim, aliases }) => [label, claim, ...aliases]),
    ].join("\n\n");
    return {
      question,
      stems: new Set(
        readDocument(text)
          .tokens.filter((token) => token.specific)
          .map((token) => token.stem),
      ),
    };
  });
  const used = new Map<string, number>();
  for (const { stems } of questions)
    for (const stem of stems) used.set(stem, (used.get(stem) ?? 0) + 1);
  return {
    questions,
    rarity: new Map([...used].map(([stem, times]) => [stem, Math.log(questions.length / times)])),
  };
}

/** So many of the questions that share most words with the answer are looked at closely. */
const CANDIDATES = 6;
/** An answer covers its own question; by accident none covers half of another. */
const COVERS = 0.55;

/** True when the answer covers another question of the bank, one it shares words with. */
export function answersAnother({ request, judged }: Reading): boolean {
  known ??= readBank();
  const { questions, rarity } = known;
  const said = new Set(judged.tokens.filter((token) => token.specific).map((token) => token.stem));
  const weigh = (stems: Iterable<string>) =>
    [...stems].reduce((sum, stem) => sum + (rarity.get(stem) ?? 0), 0);
  const nearest = questions
    .filter(({ question }) => question.prompt !== request.question)
    .map((candidate) => ({
      candidate,
      near:
        weigh([...said].filter((stem) => candidate.stems.has(stem))) /
        Math.sqrt(weigh(candidate.stems)),
    }))
    .toSorted((a, b) => b.near - a.near)
    .slice(0, CANDIDATES);
  return nearest.some(
    ({ candidate }) => coverage(matchPoints(formsOf(candidate), judged, false)) >= COVERS,
  );
}
