import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { findOrCreateOwner, findOwnerIfReachable } from "~/accounts/session/owner.server";
import { saveChoices } from "~/accounts/session/save-choices.server";
import { FIELD_NAMES } from "~/data/careers/field-names";
import { INTERVIEW_CARDS, listQuestions } from "~/data/questions/cards.server";
import { listPacksOfField } from "~/data/questions/packs.server";
import type { CardListItem } from "~/practice/session/card-list";
import type { InterviewCard } from "~/data/questions/types";
import { summarizeQuestions } from "~/review-schedule/schedule.server";
import { listAnsweredQuestionIds } from "~/practice/store/queries.server";
import { listSessions } from "~/practice/store/sessions.server";
import type { SessionSummary } from "~/practice/store/types";
import { limitSessionStart } from "~/practice/session/limit-session-start.server";
import { modeSchema } from "~/practice/store/schema.server";
import { tabSchema } from "~/practice/session/schema.server";
import { startCustomSession } from "~/practice/session/start-custom-session.server";
import { findPracticeSubject } from "~/practice/tailored/practice-subject.server";
import { startSession } from "~/practice/session/sessions.server";
import { readForm } from "~/platform/http/read-form.server";
import { getOwnQueue } from "~/skills/profile/own-queue.server";
import { readPreferences } from "~/preferences/cookie.server";
import { findChoice } from "~/preferences/preferences";
import { chooseQuickQuestion } from "./quick-question.server";
import { chooseTab, findTargetPractice } from "./target-practice.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const owner = await findOwnerIfReachable(request, context);
  const isChosen = ["tab", "field", "for"].some((name) => searchParams.has(name));
  const target = isChosen ? null : await findTargetPractice(owner, new Date());
  const subject = target ? target.subject : findPracticeSubject(searchParams.get("for") ?? "");
  const field = target?.field ?? searchParams.get("field") ?? "";
  const tab = tabSchema.parse(searchParams.get("tab") ?? (target && chooseTab(target)));
  const sessions = owner ? await listSessions(owner) : [];
  const describe = ({ questions, ...card }: InterviewCard): CardListItem => ({
    ...card,
    questions: questions.length,
    opening: questions[0]?.prompt ?? "",
    answered: sessions.find(({ cardId }) => cardId === card.id)?.answeredCount ?? 0,
  });
  const cards = INTERVIEW_CARDS.filter((card) => card.tab === tab).map(describe);
  const openSessions = sessions.filter(({ endedAt }) => endedAt === null);
  return {
    tab,
    mode: modeSchema.parse(searchParams.get("mode")),
    cards: subject?.card
      ? cards.toSorted((a, b) => Number(b.id === subject.card) - Number(a.id === subject.card))
      : cards,
    field: Object.hasOwn(FIELD_NAMES, field) ? field : "",
    packs: (target?.packs ?? listPacksOfField(field)).map(describe),
    isFieldOfTarget: target !== null,
    subject: subject ?? null,
    quickQuestion: chooseQuickQuestion(owner ? await listAnsweredQuestionIds(owner) : []),
    questionCount: listQuestions().length,
    preferences: readPreferences(request),
    newestOpen: openSessions[0] ?? null,
    openCount: openSessions.length,
    lastEnded: findLastEnded(sessions, new Date()),
    dueSummary: owner ? summarizeQuestions(await getOwnQueue(owner, new Date())) : null,
  };
}

const DAY_IN_MS = 24 * 60 * 60 * 1000;

/** The session that ended last, in the last 24 hours. */
function findLastEnded(sessions: readonly SessionSummary[], now: Date): SessionSummary | null {
  const since = new Date(now.getTime() - DAY_IN_MS).toISOString();
  const [latest] = sessions
    .filter(({ endedAt }) => endedAt !== null && endedAt > since)
    .toSorted((a, b) => ((a.endedAt ?? "") < (b.endedAt ?? "") ? 1 : -1));
  return latest ?? null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const mode = modeSchema.parse(form.get("mode"));
  const limited = await limitSessionStart(context, { mode });
  if (limited) return limited;
  const { owner, headers: ownerHeaders } = await findOrCreateOwner(request, context);
  const subject = findPracticeSubject(String(form.get("for")));
  const id = subject?.questionIds.length
    ? await startCustomSession(owner, subject, new Date())
    : await startSession(owner, String(form.get("card")), mode);
  if (!id) throw new Response("Choose a practice card and start it again.", { status: 400 });
  const headers = new Headers(ownerHeaders);
  const extraTime = findChoice("extraTime", form.get("extraTime"));
  if (extraTime && extraTime !== readPreferences(request).extraTime)
    for (const [name, value] of await saveChoices(request, context, { extraTime }))
      headers.append(name, value);
  return redirect(`/interview/sessions/${id}`, { headers });
}
