import { randomUUID } from "node:crypto";
import { resolveWallTime } from "~/mentoring/calendar/week";
import { runTransaction } from "~/platform/database/connection.server";
import { deleteRoundTellings, insertTelling } from "~/stories/queries.server";
import { suggestKinds } from "~/stories/suggest-kinds";
import type { Story } from "~/stories/types";
import type { StoryKindId } from "~/data/story-kinds";
import { updateJobInterview, updateRound } from "~/job-interviews/queries.server";
import type { Round } from "~/job-interviews/types";
import { type DebriefQuestion, type StoredQuestion, matchStored } from "./debrief";
import { linkOwnQuestion } from "./own-question.server";
import { replaceDebriefQuestions } from "./queries.server";

interface Debrief {
  interviewId: string;
  round: Round;
  questions: readonly DebriefQuestion[];
  hearBy: string | null;
  nextSteps: string;
  /** A later round was written down: what they said then stays unless this says something. */
  isEarlier: boolean;
  /** What is stored of this round already. */
  stored: readonly StoredQuestion[];
  stories: readonly Story[];
}

/** Where the time isn't known. */
const NOON = "12:00";

/**
 * Saves what was asked at a round: the questions, each one among one's own too, and the stories told. Returns why some
 * are not among one's own.
 */
export async function saveDebrief(
  by: { owner: string; ip: string },
  { interviewId, round, questions, hearBy, nextSteps, isEarlier, stored, stories }: Debrief,
  now: Date,
): Promise<{ notAdded: number; reason: string }> {
  const { owner } = by;
  const matches = matchStored(questions, stored);
  const links: Awaited<ReturnType<typeof linkOwnQuestion>>[] = [];
  for (const [index, question] of questions.entries())
    links.push(await linkOwnQuestion(by, question, matches[index], now));
  await runTransaction(async (connection) => {
    await replaceDebriefQuestions(
      connection,
      owner,
      round.id,
      questions.map(({ question, told, went }, position) => ({
        id: matches[position]?.id ?? randomUUID(),
        interview_id: interviewId,
        position,
        question,
        told: told.kind,
        story_id: told.storyId,
        went,
        own_question_id: links[position]?.id ?? null,
      })),
    );
    await deleteRoundTellings(connection, owner, round.id);
    for (const { question, told } of questions) {
      const story = stories.find(({ id }) => id === told.storyId);
      if (!story) continue;
      await insertTelling(connection, {
        id: randomUUID(),
        owner_id: owner,
        story_id: story.id,
        kind: findKind(story, question),
        question,
        session_id: null,
        round_id: round.id,
        told_at: getTimeOfRound(round),
      });
    }
    // A correction opens no question again for which a story was told since.
    const debriefed_at = round.debriefedAt ?? now.toISOString();
    await updateRound(connection, owner, round.id, { debriefed_at });
    if (!isEarlier || hearBy !== null || nextSteps !== "")
      await updateJobInterview(connection, owner, interviewId, {
        hear_by: hearBy,
        next_steps: nextSteps,
      });
  });
  const refusals = links.flatMap(({ refusal }) => refusal ?? []);
  return { notAdded: refusals.length, reason: refusals[0]?.message ?? "" };
}

/** Of the story's kinds, the one that the question's words name, or the only one. */
function findKind({ kinds }: Story, question: string): StoryKindId | null {
  const suggested = suggestKinds(question).map(({ kind }) => kind);
  const named = kinds.filter((kind) => suggested.includes(kind));
  const [kind = null, ...others] = named.length > 0 ? named : kinds;
  return others.length === 0 ? kind : null;
}

function getTimeOfRound({ heldOn, startsAt, timeZone }: Round): string {
  const time = resolveWallTime(`${heldOn}T${startsAt ?? NOON}`, timeZone);
  return time ?? `${heldOn}T${NOON}:00.000Z`;
}
