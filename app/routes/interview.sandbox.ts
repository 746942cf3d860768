import { renderSandboxPage } from "~/practice/code/sandbox-page.server";

/** Framed by the page of a code question, to run what was written there. */
export function loader() {
  return renderSandboxPage();
}
