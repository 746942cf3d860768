import { createToastUtilsWithCustomSession } from "remix-toast";
import { createPerScheme, createSignedStorage } from "./cookies.server";

/** remix-toast on our own signed cookie: `toasts(request).redirectWithSuccess("/", "Saved")`. */
export const toasts = createPerScheme((secure) =>
  createToastUtilsWithCustomSession(createSignedStorage("toast", secure)),
);
