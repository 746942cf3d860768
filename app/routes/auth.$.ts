import { noSuchCall } from "~/accounts/auth-api/endpoint.server";
import type { PageHandle } from "~/platform/http/page-handle";

export const handle = { access: "public", openWhenSuspended: true } satisfies PageHandle;

export { noSuchCall as action, noSuchCall as loader };
