import { INTERVIEW_CARDS, listQuestions } from "~/data/questions/cards.server";
import type { Question } from "~/data/questions/types";
import { parseDocument } from "~/coach/text/document";
import type { Token } from "~/coach/text/tokens";
import { listTerms, listStems } from "~/coach/wordings/features";
import { loadWordings, type Wording, type WordingKind } from "./wordings";

/** A wording with its words. `writer` is "bank" for its wrong claims. */
export interface WordingRow {
  pointId: string;
  writer: Wording["writer"] | "bank";
  kind: WordingKind;
  tokens: Token[];
}

export interface QuestionRows {
  question: Question;
  /** Of a pack: what all questions have in common is learned without it, because no labeled answer is about it. */
  isOfPack: boolean;
  rows: WordingRow[];
  /** Wordings of other questions, which make none of this one's points. */
  foreignRows: WordingRow[];
}

const FOREIGN_COUNT = 240;

/** About as many wordings of other questions as a question has of its own, spread over all of the nine cards. */
function addForeignRows(questions: readonly Omit<QuestionRows, "foreignRows">[]): QuestionRows[] {
  return questions.map((own, index) => {
    const others = questions.flatMap((other) =>
      other === own || other.isOfPack ? [] : other.rows,
    );
    const step = Math.floor(others.length / FOREIGN_COUNT);
    const foreignRows = others
      .filter((_, at) => at % step === index % step)
      .map((row) => ({ ...row, pointId: "" }));
    return { ...own, foreignRows };
  });
}

function toTokens(text: string): Token[] {
  return parseDocument(text).sentences.flatMap((sentence) => sentence.tokens);
}

/** The wrong claims of the question bank. */
function listBankRows(question: Question): WordingRow[] {
  return question.keyPoints.flatMap(({ id, wrong = [] }) =>
    wrong.map((text) => ({
      pointId: id,
      writer: "bank" as const,
      kind: "wrong" as const,
      tokens: toTokens(text),
    })),
  );
}

/** Every question that has wordings, with all of them. */
export function loadQuestionRows(): QuestionRows[] {
  const wordingsByQuestion = Map.groupBy(loadWordings(), ({ questionId }) => questionId);
  const ownRows = listQuestions().flatMap(({ question, card }) => {
    const wordings = wordingsByQuestion.get(question.id);
    if (!wordings) return [];
    const ownWordings = wordings.map(({ pointId, writer, kind, text }) => ({
      pointId,
      writer,
      kind,
      tokens: toTokens(text),
    }));
    return {
      question,
      isOfPack: !INTERVIEW_CARDS.includes(card),
      rows: [...ownWordings, ...listBankRows(question)],
    };
  });
  return addForeignRows(ownRows);
}

/** A stem in one wording of 26,000, those of the nine cards, is worth about ten. */
export function countRarities(questions: readonly QuestionRows[]): (term: string) => number {
  const counts = new Map<string, number>();
  let total = 0;
  for (const { rows, isOfPack } of questions)
    for (const { tokens } of isOfPack ? [] : rows) {
      total++;
      for (const term of listTerms(listStems(tokens)))
        counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  return (term) => Math.log(total / (1 + (counts.get(term) ?? 0)));
}
