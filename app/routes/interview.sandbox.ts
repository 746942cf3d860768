import { renderSandboxPage } from "~/practice/code/sandbox-page.server";

/** Loaded in an iframe by coding questions to run the user's code. */
export function loader() {
  return renderSandboxPage();
}
