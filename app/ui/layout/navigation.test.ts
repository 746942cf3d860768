import { describe, expect, it } from "vitest";
import { NAVIGATION } from "~/data/site";
import { getAriaCurrent, isWorkingPage } from "./navigation";

function currentLabels(pathname: string) {
  return NAVIGATION.filter(({ to }) => getAriaCurrent(to, pathname)).map(({ label }) => label);
}

describe("currentFor", () => {
  it.each([
    ["/", ["Home"]],
    ["/interview", ["AI Interviews"]],
    ["/interview/sessions/7", ["AI Interviews"]],
    ["/plans", ["AI Interviews"]],
    ["/plans/7/card", ["AI Interviews"]],
    ["/stories/paste", ["AI Interviews"]],
    ["/careers/legal", ["Career Assessment"]],
    ["/occupations/15-1252.00", ["Career Assessment"]],
    ["/learning-something-else", []],
    ["/profile", []],
  ])("%s lights %j", (pathname, labels) => {
    expect(currentLabels(pathname)).toEqual(labels);
  });

  it("distinguishes a page from the pages below it", () => {
    expect(getAriaCurrent("/mentors", "/mentors")).toBe("page");
    expect(getAriaCurrent("/mentors", "/mentors/3")).toBe("true");
  });
});

describe("isWorkingPage", () => {
  it.each([
    ["/profile", true],
    ["/settings/account", true],
    ["/interview/history", true],
    ["/interview/sessions/7/review/1", true],
    ["/assessment/1", true],
    ["/learning/python-intro/run-your-first-program", true],
    ["/login", true],
    ["/mentoring/requests/7", true],
    ["/admin", true],
    ["/", false],
    ["/interview", false],
    ["/assessment", false],
    ["/assessment/methods", false],
    ["/learning/python-intro", false],
    ["/mentors/hannah-brandt", false],
    ["/profiles", false],
  ])("%s: %s", (pathname, expected) => {
    expect(isWorkingPage(pathname)).toBe(expected);
  });
});
