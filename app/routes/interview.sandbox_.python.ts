import type { PageHandle } from "~/platform/http/page-handle";
import { renderPythonSandboxPage } from "~/practice/code/python/python-sandbox-page.server";

export const handle = { access: "public" } satisfies PageHandle;

/** Loaded in an iframe to run the user's Python. */
export function loader() {
  return renderPythonSandboxPage();
}
