import { expect, test } from "vitest";
import { TABBED_FIELDS } from "./careers/fields";
import { CAREER_MENU, FOOTER, ICON_STRIP, NAVIGATION, SITE_DESCRIPTION } from "./site";

const pairs = (links: readonly { label: string; to: string }[]) =>
  links.map(({ label, to }) => [label, to]);

test("navigation as specified", () => {
  expect(pairs(NAVIGATION)).toEqual([
    ["Home", "/"],
    ["AI Interviews", "/interview"],
    ["Career Assessment", "/assessment"],
    ["Learning Paths", "/learning"],
    ["Find Mentors", "/mentors"],
    ["Resources", "/resources"],
    ["Motivation", "/motivation"],
  ]);
});

test("the menu lists the seven fields under their own titles", () => {
  expect(CAREER_MENU.heading).toBe("Career Fields");
  expect(pairs(CAREER_MENU.fields)).toEqual(
    TABBED_FIELDS.map((field) => [field.title, `/careers/${field.slug}`]),
  );
  expect(CAREER_MENU.all).toEqual({ label: "All Career Assessments", to: "/assessment" });
});

test("footer links as specified", () => {
  expect(pairs(FOOTER.flatMap((group) => group.links)).toSorted()).toEqual([
    ["About", "/about"],
    ["Accessibility", "/accessibility"],
    ["Blog", "/blog"],
    ["Career Guides", "/resources"],
    ["Contact", "/contact"],
    ["Industry Reports", "/resources"],
    ["Privacy", "/privacy"],
    ["Success Stories", "/resources"],
    ["Terms", "/terms"],
    ["Webinars", "/resources"],
  ]);
});

test("the strip has five labels, and the site has its description", () => {
  expect(ICON_STRIP).toEqual(["Education", "Business", "Technology", "Innovation", "Growth"]);
  expect(SITE_DESCRIPTION).toMatch(
    /^Advanced AI-powered career coaching and interview preparation to help you/,
  );
});
