import type { PageHandle } from "~/platform/http/page-handle";
import { loader } from "./dialog.server";

export { loader };

export const handle = { access: "public" } satisfies PageHandle;
