import type { PageHandle } from "~/platform/http/page-handle";
import { renderSandboxPage } from "~/practice/code/sandbox-page.server";

export const handle = { access: "public" } satisfies PageHandle;

/** Loaded in an iframe by coding questions to run the user's code. */
export function loader() {
  return renderSandboxPage();
}
