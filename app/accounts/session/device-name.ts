import Bowser from "bowser";

/** Longer user agents are not genuine. */
const USER_AGENT_MAX = 400;

const BROWSERS = Object.values(Bowser.BROWSER_MAP);

/** A readable device name from the user agent, such as "Firefox on Linux"; empty if unknown. */
export function getDeviceName(userAgent: string | null): string {
  const agent = userAgent?.slice(0, USER_AGENT_MAX).trim();
  if (!agent) return "";
  const { browser, os, platform } = Bowser.parse(agent);
  const deviceLabel = platform.vendor === "Apple" && platform.model ? platform.model : os.name;
  // The name is used in emails: take at most one word from unknown user agents, so they can't
  // inject text.
  const browserLabel =
    browser.name && BROWSERS.includes(browser.name)
      ? browser.name
      : /^[\w-]{1,40}/.exec(agent)?.[0];
  return [browserLabel, deviceLabel].filter(Boolean).join(" on ");
}
