import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { findOrCreateOwner, findOwnerIfReachable } from "~/accounts/session/owner.server";
import { saveChoices } from "~/accounts/session/save-choices.server";
import { INTERVIEW_CARDS } from "~/data/questions/cards.server";
import { getComebackSummary } from "~/comeback/comebacks.server";
import { limitSessionStart } from "~/practice/session/limit-session-start.server";
import { modeSchema } from "~/interviews/schema.server";
import { tabSchema } from "~/practice/session/schema.server";
import { startSession } from "~/practice/session/sessions.server";
import { toasts } from "~/platform/http/toast.server";
import { readForm } from "~/platform/http/read-form.server";
import { readPreferences } from "~/preferences/cookie.server";
import { findChoice } from "~/preferences/preferences";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const tab = tabSchema.parse(new URL(request.url).searchParams.get("tab"));
  const cards = INTERVIEW_CARDS.filter((card) => card.tab === tab).map(
    ({ id, title, description, difficulty, topics, minutes, questions }) => ({
      id,
      title,
      description,
      difficulty,
      topics,
      minutes,
      questions: questions.length,
    }),
  );
  const owner = await findOwnerIfReachable(request, context);
  return {
    tab,
    cards,
    counts: {
      cards: INTERVIEW_CARDS.length,
      questions: INTERVIEW_CARDS.reduce((sum, { questions }) => sum + questions.length, 0),
    },
    preferences: readPreferences(request),
    comebackSummary: owner ? await getComebackSummary(owner, new Date()) : null,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const mode = modeSchema.parse(form.get("mode"));
  const limited = await limitSessionStart(context, { mode });
  if (limited) return limited;
  const { owner, headers: ownerHeaders } = await findOrCreateOwner(request, context);
  const id = await startSession(owner, String(form.get("card")), mode);
  if (!id) throw new Response("Choose a practice card and start it again.", { status: 400 });
  const headers = new Headers(ownerHeaders);
  const extraTime = findChoice("extraTime", form.get("extraTime"));
  if (extraTime && extraTime !== readPreferences(request).extraTime)
    for (const [name, value] of await saveChoices(request, context, { extraTime }))
      headers.append(name, value);
  return toasts(request).redirectWithSuccess(
    `/interview/sessions/${id}`,
    "Interview Session Started",
    { headers },
  );
}
