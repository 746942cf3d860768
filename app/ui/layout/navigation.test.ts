import { describe, expect, it } from "vitest";
import { NAVIGATION } from "~/data/site";
import { getAriaCurrent } from "./navigation";

function currentLabels(pathname: string) {
  return NAVIGATION.filter(({ to }) => getAriaCurrent(to, pathname)).map(({ label }) => label);
}

describe("currentFor", () => {
  it.each([
    ["/", ["Home"]],
    ["/interview", ["AI Interviews"]],
    ["/interview/sessions/7", ["AI Interviews"]],
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
