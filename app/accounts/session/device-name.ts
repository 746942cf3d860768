import Bowser from "bowser";

/** What says more is made up. */
const USER_AGENT_MAX = 400;

const BROWSERS = Object.values(Bowser.BROWSER_MAP);

/** A device in words people know, such as "Firefox on Linux", from what its program says of itself; empty when that says nothing. */
export function getDeviceName(userAgent: string | null): string {
  const agent = userAgent?.slice(0, USER_AGENT_MAX).trim();
  if (!agent) return "";
  const { browser, os, platform } = Bowser.parse(agent);
  const deviceLabel = platform.vendor === "Apple" && platform.model ? platform.model : os.name;
  // The name goes out by mail: of what only the program itself says no more than a word, so that nobody writes letters in it.
  const browserLabel =
    browser.name && BROWSERS.includes(browser.name)
      ? browser.name
      : /^[\w-]{1,40}/.exec(agent)?.[0];
  return [browserLabel, deviceLabel].filter(Boolean).join(" on ");
}
