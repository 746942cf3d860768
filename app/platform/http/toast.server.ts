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

/** The description of a toast, or its link. */
export function readDescription(description: string | undefined): {
  description?: string | undefined;
  link?: ToastLink | undefined;
} {
  if (!description?.startsWith("{")) return { description };
  return { description: undefined, link: linkSchema.parse(JSON.parse(description)) };
}
