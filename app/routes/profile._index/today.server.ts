import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { z } from "zod";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { requireAccount } from "~/accounts/session/auth.server";
import { getOpenJobInterviews } from "~/job-interviews/own-job-interviews.server";
import { listOwnSessions } from "~/mentoring/sessions/queries.server";
import { loadPersonContextForm } from "~/person-context/form-data.server";
import { readIntent } from "~/platform/http/read-form.server";
import { limitSessionStart } from "~/practice/session/limit-session-start.server";
import { hasSessions } from "~/practice/store/queries.server";
import { getSkillProfile } from "~/skills/profile/skill-profile.server";
import { loadToday } from "~/today/load-today.server";
import { leaveItem, startSitting } from "~/today/run.server";
import { readToday } from "~/today/todays-sitting.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const owner = getOwnerId(profile);
  const [name = ""] = (profile.displayName || profile.name).split(" ");
  const now = new Date();
  const firstDay = (await hasBegun(owner, context, now))
    ? null
    : await loadPersonContextForm(request, context, owner);
  if (firstDay && !firstDay.isAnswered) return { name, firstDay, job: null, today: null };
  return {
    name,
    firstDay: null,
    job: firstDay?.job ?? null,
    today: await loadToday({ owner, name }, request, context, now),
  };
}

/** Whether there is anything of a person's own to go by. */
async function hasBegun(owner: string, context: AppLoadContext, now: Date): Promise<boolean> {
  const { record, target, courses } = await getSkillProfile(owner, context, now);
  if (target !== null || record.length + courses.length > 0) return true;
  return (
    (await hasSessions(owner)) ||
    (await getOpenJobInterviews(owner, context, now)).length > 0 ||
    (await listOwnSessions(owner)).length > 0
  );
}

const formSchema = z.object({ intent: z.enum(["start", "next"]) });

/** Starts the day's sitting, or goes on with it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const owner = getOwnerId(profile);
  const { intent } = await readIntent(request, formSchema);
  const today = readToday(request, new Date());
  if (intent === "next") return redirect(await leaveItem(owner, today.today));
  const limited = await limitSessionStart(context, {});
  return limited ?? redirect(await startSitting(owner, today, context));
}
