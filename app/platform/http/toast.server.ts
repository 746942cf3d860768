import { createToastUtilsWithCustomSession } from "remix-toast";
import { z } from "zod";
import { createPerScheme, createSignedStorage } from "./cookies.server";

/** remix-toast on our own signed cookie: `toasts(request).redirectWithSuccess("/", "Saved")`. */
export const toasts = createPerScheme((secure) =>
  createToastUtilsWithCustomSession(createSignedStorage("toast", secure)),
);

const linkSchema = z.object({ label: z.string(), to: z.string() });
type ToastLink = z.infer<typeof linkSchema>;

/** A toast with a link, which remix-toast has no field for: it travels as the description. */
export function withLink(message: string, link: ToastLink) {
  return { message, description: JSON.stringify(link) };
}

/** What a toast says about something revoked, and what to expect while that can't be saved. */
export function describeRevocation(message: string, { isSaved }: { isSaved: boolean }) {
  return isSaved
    ? { message }
    : {
        message,
        description:
          "The server can’t save this right now and keeps trying. If it restarts before it can, this is undone, so look again later.",
      };
}

/** The description of a toast, or its link. */
export function readDescription(description: string | undefined): {
  description?: string | undefined;
  link?: ToastLink | undefined;
} {
  if (!description?.startsWith("{")) return { description };
  return { description: undefined, link: linkSchema.parse(JSON.parse(description)) };
}
