import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, data } from "@remix-run/node";
import { findKeptForm } from "~/accounts/kept-forms/keep-form.server";
import { requireAccount } from "~/accounts/session/auth.server";
import { getOwnerId } from "~/accounts/auth-api/profile";
import { readForm } from "~/platform/http/read-form.server";
import { toasts } from "~/platform/http/toast.server";
import { isMailConfigured } from "~/platform/mail/transport.server";
import { getNotifications, saveNotifications } from "~/preferences/queries.server";
import { notificationsSchema } from "~/preferences/schema.server";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const kept = await findKeptForm(request, context, "/settings/notifications");
  const restored = kept && parseWithZod(kept, { schema: notificationsSchema });
  const isRestored = restored?.status === "success";
  return {
    notifications: isRestored ? restored.value : await getNotifications(getOwnerId(profile)),
    isRestored,
    isMailConfigured,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { profile } = await requireAccount(request, context);
  const submission = parseWithZod(await readForm(request), { schema: notificationsSchema });
  if (submission.status !== "success") return data(submission.reply(), 400);
  await saveNotifications(getOwnerId(profile), submission.value);
  return toasts(request).redirectWithSuccess("/settings/notifications", "Notifications saved");
}
