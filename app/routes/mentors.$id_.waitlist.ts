import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { requireAccount } from "~/accounts/session/auth.server";
import { readTimeZone } from "~/mentoring/calendar/time-zone.server";
import { waitlistLimit } from "~/mentoring/limits.server";
import { findMentor } from "~/mentoring/directory/directory.server";
import { MAX_WAITLISTS, joinWaitlist, leaveWaitlist } from "~/mentoring/booking/waitlist.server";
import { getClient } from "~/platform/http/client.server";
import type { PageHandle } from "~/platform/http/page-handle";
import { getEmailLinkOrigin } from "~/platform/http/public-origin.server";
import { readIntent } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";

export const handle = { access: "account" } satisfies PageHandle;

/** Only the form on the mentor's page leads here. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(`/mentors/${params.id}`);
}

const waitlistSchema = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("join") }),
  z.object({ intent: z.literal("leave") }),
]);

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const mentor = await findMentor(params.id ?? "");
  if (!mentor) throw new Response("Not found", { status: 404 });
  const owner = getOwnerId(profile);
  const page = `/mentors/${mentor.id}`;
  const { intent } = await readIntent(request, waitlistSchema);
  if (intent === "leave") {
    await leaveWaitlist(owner, mentor.id);
    return toasts(request).redirectWithSuccess(
      mentor.isListed ? page : "/profile/sessions",
      "You left the waitlist",
    );
  }
  if (!mentor.isListed) throw new Response("Not found", { status: 404 });
  if (await waitlistLimit.consume(getClient(context).ip))
    return toasts(request).redirectWithError(page, "Too many requests. Try again in an hour.");
  const contact = {
    email: profile.email,
    timeZone: readTimeZone(request) ?? mentor.timeZone,
    origin: getEmailLinkOrigin(request),
  };
  switch (await joinWaitlist(owner, mentor, contact, new Date())) {
    case "joined":
      return toasts(request).redirectWithSuccess(page, "You’re on the waitlist");
    case "times-offered":
      return toasts(request).redirectWithInfo(page, "Times are free now. Choose one of them.");
    case "too-many":
      return toasts(request).redirectWithError(
        page,
        `You’re on ${MAX_WAITLISTS} waitlists. Leave one first.`,
      );
    case "own":
      return toasts(request).redirectWithError(page, "You can’t wait for yourself.");
  }
}
