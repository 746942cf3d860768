import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { requireAdmin } from "~/accounts/session/require-admin.server";
import { listMessages } from "~/contact/queries.server";
import { CONTACT_TOPIC_LABELS } from "~/data/contact";
import { MENTOR_TAB_LABELS } from "~/data/mentor-types";
import { listAllMentors, setMentorsListed } from "~/mentoring/mentors/directory.server";
import { listAllApplications } from "~/mentoring/queries.server";
import { readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { logSecurityEvent } from "~/platform/security-log.server";

const ENTRIES_SHOWN = 100;

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(request, context);
  const [messages, applications, mentors] = await Promise.all([
    listMessages(ENTRIES_SHOWN),
    listAllApplications(ENTRIES_SHOWN),
    listAllMentors(),
  ]);
  return {
    messages: messages.map(({ topic, ...message }) => ({
      ...message,
      topic: CONTACT_TOPIC_LABELS[topic],
    })),
    applications: applications.map(({ field, ...application }) => ({
      ...application,
      field: MENTOR_TAB_LABELS[field],
    })),
    mentors: mentors.map(({ id, name, title, tab, isListed }) => ({
      id,
      name,
      title,
      field: MENTOR_TAB_LABELS[tab],
      isListed,
    })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { profile } = await requireAdmin(request, context);
  const form = await readForm(request);
  const isListed = form.get("intent") === "on";
  if (!isListed && form.get("intent") !== "off")
    throw new Response("Unknown form", { status: 400 });
  const wanted = form.get("mentor");
  const ids = (await listAllMentors())
    .map(({ id }) => id)
    .filter((id) => wanted === "all" || id === wanted);
  if (ids.length === 0) throw new Response("Not found", { status: 404 });
  await setMentorsListed(ids, isListed);
  logSecurityEvent(isListed ? "mentors-turned-on" : "mentors-turned-off", {
    account: profile.id,
  });
  const subject = ids.length === 1 ? "Mentor" : `${ids.length} mentors`;
  return toasts(request).redirectWithSuccess(
    "/admin#mentors",
    `${subject} turned ${isListed ? "on" : "off"}`,
  );
}
