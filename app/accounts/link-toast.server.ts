import { isMailConfigured } from "~/platform/mail/transport.server";
import { NO_MAIL } from "./no-mail";

/** Says where a new link is; `validity` for those who get it by email. */
export function createLinkToast(validity: string) {
  return isMailConfigured
    ? { message: "Link sent", description: validity }
    : { message: "Link created", description: NO_MAIL };
}
