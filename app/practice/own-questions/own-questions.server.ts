import { randomUUID } from "node:crypto";
import { runTransaction } from "~/platform/database/connection.server";
import type { Refusal } from "~/platform/http/refuse-form.server";
import { checkAnswerStorage, countStored } from "~/practice/store/storage-limit.server";
import { MAX_QUESTIONS, type OwnQuestion } from "./own-question";
import * as queries from "./queries.server";
import type { OwnQuestionFields } from "./schema.server";
import { type OwnQuestionRow, parseOwnQuestion } from "./stored-question.server";

export async function listOwnQuestions(owner: string): Promise<OwnQuestion[]> {
  return (await queries.listRows(owner)).map(parseOwnQuestion);
}

export async function findOwnQuestion(owner: string, id = ""): Promise<OwnQuestion | undefined> {
  const row = await queries.getRow(owner, id);
  return row && parseOwnQuestion(row);
}

/** The owner's question as stored; 404 for everyone else. */
export async function requireOwnRow(owner: string, id = ""): Promise<OwnQuestionRow> {
  const row = await queries.getRow(owner, id);
  if (!row) throw new Response("Not found", { status: 404 });
  return row;
}

export async function requireOwnQuestion(owner: string, id?: string): Promise<OwnQuestion> {
  return parseOwnQuestion(await requireOwnRow(owner, id));
}

/** What operators offer to everyone on this server, without the owner's own. */
export async function listOfferedQuestions(owner: string | undefined): Promise<OwnQuestion[]> {
  const rows = await queries.listServerRows();
  return rows.filter(({ owner_id }) => owner_id !== owner).map(parseOwnQuestion);
}

type Saved = { id: string; refusal?: undefined } | { refusal: Refusal };

/** Adds a question, unless the owner has as many as they can, or the same one already. */
export async function addOwnQuestion(
  { owner, ip }: { owner: string; ip: string },
  { prompt, kind, points, sample }: OwnQuestionFields,
  now: Date,
): Promise<Saved> {
  const refusal = await checkAnswerStorage(owner, ip);
  if (refusal) return { refusal };
  const columns = {
    id: randomUUID(),
    owner_id: owner,
    kind,
    prompt,
    points: JSON.stringify(points.map((text) => ({ id: randomUUID(), text }))),
    sample,
    visibility: "private",
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
  const saved = await runTransaction(async (connection): Promise<Saved> => {
    const rows = await queries.listRows(owner, connection);
    if (rows.some((row) => row.prompt === prompt))
      return { refusal: { message: "You have this question already.", status: 409 } };
    if (rows.length >= MAX_QUESTIONS) return { refusal: FULL };
    await queries.insertRow(columns, connection);
    return { id: columns.id };
  });
  if (!saved.refusal) await countStored(ip, countBytes(columns));
  return saved;
}

const FULL: Refusal = {
  message: `You have ${MAX_QUESTIONS} questions, which is as many as one person can keep. Delete one first.`,
  status: 409,
};

/** The owner's question with these words, or else a copy of one that somebody shared. */
export async function copyQuestion(
  by: { owner: string; ip: string },
  { points, ...shared }: OwnQuestion,
  now: Date,
): Promise<Saved> {
  const rows = await queries.listRows(by.owner);
  const own = rows.find(({ prompt }) => prompt === shared.prompt);
  if (own) return { id: own.id };
  return addOwnQuestion(by, { ...shared, points: points.map(({ text }) => text) }, now);
}

/** Changes a question. Points that stay the same keep their ids; sessions keep the question as they asked it. */
export async function changeOwnQuestion(
  { owner, ip }: { owner: string; ip: string },
  { id, points: oldPoints }: OwnQuestion,
  { prompt, kind, points, sample }: OwnQuestionFields,
  now: Date,
): Promise<Saved> {
  const refusal = await checkAnswerStorage(owner, ip);
  if (refusal) return { refusal };
  const others = (await queries.listRows(owner)).filter((row) => row.id !== id);
  if (others.some((row) => row.prompt === prompt))
    return { refusal: { message: "Another of your questions has these words.", status: 409 } };
  const changes = {
    kind,
    prompt,
    points: JSON.stringify(
      points.map(
        (text) => oldPoints.find((old) => old.text === text) ?? { id: randomUUID(), text },
      ),
    ),
    sample,
    updated_at: now.toISOString(),
  };
  await queries.updateRow(owner, id, changes);
  await countStored(ip, countBytes(changes));
  return { id };
}

function countBytes({ prompt, points, sample }: Record<"prompt" | "points" | "sample", string>) {
  return Buffer.byteLength(prompt + points + sample);
}
