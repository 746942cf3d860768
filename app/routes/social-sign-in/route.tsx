import type { PageHandle } from "~/platform/http/page-handle";
import accountStyles from "~/styles/kinds/account.css?url";
import { linkStyles } from "~/ui/style-links";
import { action, loader } from "./social-sign-in.server";

export { action, loader };

/** Never rendered: a default export makes this a page, so a wrong method renders the error page. */
export const handle = { access: "public", openWhenSuspended: true } satisfies PageHandle;

export const links = linkStyles(accountStyles);

export default function SocialSignIn() {
  return null;
}
