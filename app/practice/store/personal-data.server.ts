import { z } from "zod";
import { hasScore } from "~/coach/has-score";
import { cardById } from "~/data/questions/cards.server";
import { parseStoredJson } from "~/platform/database/stored-json.server";
import { parseDateOrNull, personalTable } from "~/platform/personal-data";
import { parseOwnQuestion } from "~/practice/own-questions/stored-question.server";
import { HELP_LABELS, type OpenableHelp } from "./help";
import { createPromptFinder } from "./question-prompts.server";
import { omitScores, toReviewColumns } from "./review-columns";
import { moveStars } from "./stars.server";
import { parseCode, parseHelp, parseIds, parseReview } from "./stored-json.server";

const HELP_NAMES: Record<OpenableHelp, string> = { sample: "the sample answers", hint: "the hint" };

const sessions = personalTable({
  table: "interview_sessions",
  title: "Interview sessions",
  description: "Your practice sessions.",
  order: ["started_at"],
  json: ["question_ids", "own_questions", "skipped_ids", "asked_skills", "live"],
  visitorRows: "expire",
  lookUp: (_rows, owner, connection) =>
    connection
      .selectFrom("interview_answers")
      .select("session_id")
      .where("owner_id", "=", owner)
      .execute(),
  toCells: (row, answers) => ({
    Card: nameCard(row.card_id),
    Mode: row.mode,
    Questions: parseIds(row.question_ids, row.id).length,
    Answers: answers.filter(({ session_id }) => session_id === row.id).length,
    Skipped: parseIds(row.skipped_ids, row.id).length,
    Started: new Date(row.started_at),
    Ended: parseDateOrNull(row.ended_at),
  }),
});

/** Of an exercise, which has its review once, with the person's replies. */
const NO_SCORES = {
  score: null,
  lower_score: null,
  own_score: null,
  own_share: null,
  own_review: null,
};

const answers = personalTable({
  table: "interview_answers",
  title: "Interview answers",
  description: "Every answer you gave, word for word, with its review.",
  order: ["created_at", "attempt"],
  json: ["review", "checks", "point_answers", "own_points", "own_review", "code"],
  visitorRows: "expire",
  lookUp: async (_rows, owner, connection) => {
    const rows = await connection
      .selectFrom("interview_sessions")
      .select(["id", "card_id"])
      .where("owner_id", "=", owner)
      .execute();
    return {
      cardNames: new Map(rows.map(({ id, card_id }) => [id, nameCard(card_id)])),
      getPrompt: await createPromptFinder(owner, connection),
    };
  },
  toCells: (row, { cardNames, getPrompt }) => {
    const review = parseReview("interview_answers", row);
    return {
      Question: getPrompt(row.question_id),
      Card: cardNames.get(row.session_id) ?? "",
      Attempt: row.attempt,
      Answered: new Date(row.created_at),
      "Your answer": row.answer,
      "Your code": parseCode(row)?.source ?? "",
      Help: getHelpLabel(row.help),
      ...toReviewColumns(review),
      ...(review === null && { Score: row.own_score ?? row.score }),
      "Score of the first review":
        row.own_score === null || (review && !hasScore(review)) ? null : row.score,
      "In your record": row.excluded_at === null,
      "Tells an earlier answer again": row.retells !== null,
    };
  },
  // Where an answer has no score, the column holds 0.
  correctStored: (row) => {
    const review = parseReview("interview_answers", row);
    if (!review || hasScore(review)) return {};
    return review.isUnscored ? { ...NO_SCORES, review: omitScores(review) } : { score: null };
  },
});

const followUps = personalTable({
  table: "interview_follow_ups",
  title: "Follow-up answers",
  description: "Your answers to follow-up questions.",
  order: ["created_at"],
  json: ["review"],
  visitorRows: "expire",
  lookUp: (_rows, owner, connection) => createPromptFinder(owner, connection),
  toCells: (row, getPrompt) => ({
    Question: getPrompt(row.question_id),
    "Follow-up": row.prompt ?? "",
    Attempt: row.attempt,
    "Your answer": row.answer,
    Answered: new Date(row.created_at),
  }),
});

const help = personalTable({
  table: "interview_help",
  title: "Help you opened",
  description: "The hints and sample answers you opened while answering.",
  order: ["shown_at"],
  visitorRows: "expire",
  lookUp: (_rows, owner, connection) => createPromptFinder(owner, connection),
  toCells: (row, getPrompt) => ({
    Question: getPrompt(row.question_id),
    Opened: isOpenableHelp(row.help) ? HELP_NAMES[row.help] : row.help,
    When: new Date(row.shown_at),
  }),
});

const drafts = personalTable({
  table: "interview_drafts",
  title: "Drafts",
  description: "Answers you started and haven’t submitted.",
  order: ["saved_at"],
  json: ["fields"],
  visitorRows: "expire",
  lookUp: (_rows, owner, connection) => createPromptFinder(owner, connection),
  toCells: (row, getPrompt) => {
    const { answer, code } = parseDraft(row);
    return {
      Question: getPrompt(row.question_id),
      Attempt: row.attempt,
      Answer: answer,
      Code: code,
      Saved: new Date(row.saved_at),
    };
  },
});

const stars = personalTable({
  table: "starred_questions",
  title: "Starred questions",
  description: "The questions you starred to find them again.",
  order: ["starred_at", "question_id"],
  visitorRows: "expire",
  lookUp: (_rows, owner, connection) => createPromptFinder(owner, connection),
  toCells: (row, getPrompt) => ({
    Question: getPrompt(row.question_id),
    Starred: new Date(row.starred_at),
  }),
  move: moveStars,
});

const ownQuestions = personalTable({
  table: "own_questions",
  title: "Your own questions",
  description:
    "The questions you wrote, with their points and sample answers. Links to them aren’t stored, so they aren’t included.",
  order: ["created_at", "id"],
  json: ["points"],
  visitorRows: "expire",
  toCells: (row) => ({
    Question: row.prompt,
    "Asks for": row.kind,
    Points: parseOwnQuestion(row).points.map(({ text }) => text),
    "Sample answer": row.sample,
    "Shared with": row.visibility === "server" ? "everyone on this server" : "",
    Written: new Date(row.created_at),
    Changed: new Date(row.updated_at),
  }),
});

export const PRACTICE_TABLES = [sessions, answers, followUps, help, drafts, stars, ownQuestions];

function nameCard(cardId: string): string {
  return cardById(cardId)?.title ?? cardId;
}

function getHelpLabel(storedHelp: string | null): string {
  const opened = parseHelp(storedHelp);
  return opened === null ? "" : HELP_LABELS[opened];
}

function isOpenableHelp(value: string): value is OpenableHelp {
  return Object.hasOwn(HELP_NAMES, value);
}

const draftSchema = z.object({
  answer: z.string().catch(""),
  code: z.string().catch(""),
});

function parseDraft({
  session_id,
  question_id,
  part,
  fields,
}: Record<"session_id" | "question_id" | "part" | "fields", string>) {
  const id = `${session_id} ${question_id} ${part}`;
  return (
    parseStoredJson(draftSchema, fields, { table: "interview_drafts", id }) ?? {
      answer: "",
      code: "",
    }
  );
}
