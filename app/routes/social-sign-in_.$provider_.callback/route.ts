import type { PageHandle } from "~/platform/http/page-handle";
export const handle = { access: "public", openWhenSuspended: true } satisfies PageHandle;

export { loader } from "./callback.server";
