import Bowser from "bowser";

/** What says more is made up. */
const AGENT_MAX = 400;

const BROWSERS = Object.values(Bowser.BROWSER_MAP);

/** A device in words people know, such as "Firefox on Linux", from what its program says of itself; empty when that says nothing. */
export function deviceName(userAgent: string | null): string {
  const agent = userAgent?.slice(0, AGENT_MAX).trim();
  if (!agent) return "";
  const { browser, os, platform } = Bowser.parse(agent);
  const machine = platform.vendor === "Apple" && platform.model ? platform.model : os.name;
  // The name goes out by mail: of what only the program itself says no more than a word, so that nobody writes letters in it.
  const program =
    browser.name && BROWSERS.includes(browser.name)
      ? browser.name
      : /^[\w-]{1,40}/.exec(agent)?.[0];
  return [program, machine].filter(Boolean).join(" on ");
}
