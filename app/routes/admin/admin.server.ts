import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { embeddedAccounts } from "~/accounts/auth-api/index.server";
import { requireAdmin } from "~/accounts/session/require-admin.server";
import { listSuspendedUsers } from "~/accounts/store/suspensions.server";
import { deleteMessage, listMessages } from "~/contact/queries.server";
import { CONTACT_TOPIC_LABELS } from "~/data/contact";
import { MENTOR_FIELD_LABELS } from "~/data/mentor-types";
import { listAllMentors, setMentorsListed } from "~/mentoring/directory/directory.server";
import { listAllApplications } from "~/mentoring/applications/queries.server";
import { parseForm, readForm } from "~/platform/http/read-form.server";
import { decisionSchema } from "~/mentoring/applications/schema.server";
import { toasts } from "~/platform/http/toast.server";
import { logSecurityEvent } from "~/platform/security-log.server";
import { listOperatorSettings } from "./operator-settings.server";
import { decideApplication, refuseDecision } from "./decide.server";

const ENTRIES_SHOWN = 100;

export async function loader({ request }: LoaderFunctionArgs) {
  const [messages, suspended, applications, mentors] = await Promise.all([
    listMessages(ENTRIES_SHOWN),
    embeddedAccounts ? listSuspendedUsers() : [],
    listAllApplications(ENTRIES_SHOWN),
    listAllMentors(),
  ]);
  const suspendedIds = new Set(suspended.map(({ id }) => id));
  return {
    settings: listOperatorSettings(),
    areSamplesOpen: new URL(request.url).searchParams.has("samples"),
    messages: messages.map(({ topic, ownerId, ...message }) => ({
      ...message,
      isSuspended: ownerId !== null && suspendedIds.has(ownerId),
      topic: CONTACT_TOPIC_LABELS[topic],
    })),
    applications: applications.map(({ field, ...application }) => ({
      ...application,
      field: MENTOR_FIELD_LABELS[field],
    })),
    mentors: mentors.map(({ id, name, title, fields, isSample, status, ...shown }) => ({
      id,
      name,
      title,
      field: fields.map((field) => MENTOR_FIELD_LABELS[field]).join(", "),
      isSample,
      status,
      isListed: shown.isListed,
      isOff: shown.isOff,
      isSuspended: shown.isSuspended,
    })),
  };
}

const switchSchema = z.object({ intent: z.enum(["on", "off"]), mentor: z.string().max(100) });

const deleteSchema = z.object({
  intent: z.literal("delete-message"),
  message: z.string().max(100),
});

const formSchema = z.discriminatedUnion("intent", [
  ...decisionSchema.options,
  switchSchema,
  deleteSchema,
]);

export async function action({ request, context }: ActionFunctionArgs) {
  const { profile } = await requireAdmin(request, context);
  const form = await readForm(request);
  const submission = parseForm(form, { schema: formSchema });
  if (submission.status !== "success") return refuseDecision(form, submission.error);
  const fields = submission.value;
  if (fields.intent === "delete-message")
    return deleteContactMessage(request, fields.message, profile.id);
  return fields.intent === "approve" || fields.intent === "decline"
    ? decideApplication(request, fields, profile.id)
    : switchMentors(request, fields, profile.id);
}

async function deleteContactMessage(request: Request, id: string, account: string) {
  if (!(await deleteMessage(id))) throw new Response("Not found", { status: 404 });
  logSecurityEvent("contact-message-deleted", { account });
  return toasts(request).redirectWithSuccess("/admin#messages", "Message deleted");
}

/** Turns one mentor on or off, or all samples. */
async function switchMentors(
  request: Request,
  { intent, mentor }: z.infer<typeof switchSchema>,
  account: string,
) {
  const isListed = intent === "on";
  const mentors = (await listAllMentors()).filter(({ id, isSample }) =>
    mentor === "all" ? isSample : id === mentor,
  );
  const ids = mentors.map(({ id }) => id);
  if (ids.length === 0) throw new Response("Not found", { status: 404 });
  await setMentorsListed(ids, isListed);
  logSecurityEvent(isListed ? "mentors-turned-on" : "mentors-turned-off", { account });
  const subject = ids.length === 1 ? "Mentor" : `${ids.length} mentors`;
  return toasts(request).redirectWithSuccess(
    mentor === "all"
      ? "/admin#samples"
      : mentors.some(({ isSample }) => isSample)
        ? "/admin?samples#samples"
        : "/admin#mentors",
    `${subject} turned ${isListed ? "on" : "off"}`,
  );
}
