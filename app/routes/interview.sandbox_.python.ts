import { renderPythonSandboxPage } from "~/practice/code/python/python-sandbox-page.server";

/** Loaded in an iframe to run the user's Python. */
export function loader() {
  return renderPythonSandboxPage();
}
