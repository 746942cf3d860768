import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { isMailConfigured } from "~/platform/mail/transport.server";
import { z } from "zod";
import { requireMentorAccount } from "~/accounts/session/require-mentor.server";
import { listMissing } from "~/mentoring/mentor-side/missing";
import { updateProfile } from "~/mentoring/directory/profiles.server";
import { requireOwnMentor } from "~/mentoring/directory/require-own-mentor.server";
import { listSessionsWith } from "~/mentoring/sessions/mentor-queries.server";
import type { MentorSession } from "~/mentoring/sessions/queries.server";
import { describeRequest } from "~/mentoring/sessions/session-view";
import { ACTIVE_STATES, getReplier } from "~/mentoring/sessions/states";
import { readIntent } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const profile = await requireOwnMentor(await requireMentorAccount(request, context));
  const sessions = await listSessionsWith(profile.id);
  const now = new Date();
  const describe = (session: MentorSession) =>
    describeRequest(session, profile.timeZone || "UTC", now);
  const active = sessions.filter(({ state }) => ACTIVE_STATES.includes(state)).toReversed();
  return {
    status: profile.status,
    isMailConfigured,
    ...listMissing(profile),
    toAnswer: active
      .filter((session) => getReplier(session) === "mentor")
      .toSorted((a, b) => (a.answerBy ?? "").localeCompare(b.answerBy ?? ""))
      .map(describe),
    upcoming: active.filter((session) => getReplier(session) !== "mentor").map(describe),
    past: sessions.filter(({ state }) => !ACTIVE_STATES.includes(state)).map(describe),
  };
}

const listingSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("publish") }),
  z.object({ intent: z.literal("pause") }),
]);

export async function action({ request, context }: ActionFunctionArgs) {
  const profile = await requireOwnMentor(await requireMentorAccount(request, context));
  const { intent } = await readIntent(request, listingSchema);
  const now = new Date();
  switch (intent) {
    case "publish": {
      const { hasProfile, hasHours } = listMissing(profile);
      if (!hasProfile || !hasHours)
        return data({ problem: "Complete your profile and enter your hours first." }, 400);
      await updateProfile(profile.ownerId, { status: "live" }, now);
      return toasts(request).redirectWithSuccess("/mentoring", {
        message: profile.status === "paused" ? "You’re back" : "Profile published",
        description: "People can request sessions with you now.",
      });
    }
    case "pause":
      if (profile.status === "live")
        await updateProfile(profile.ownerId, { status: "paused" }, now);
      return toasts(request).redirectWithSuccess("/mentoring", {
        message: "Profile paused",
        description: "Nobody can send you new requests. Sessions already requested stay.",
      });
  }
}
