import { expect, test } from "vitest";
import { createClient, registerPerson } from "../../support/client";
import { openPage } from "../../support/page";

// SPEC.md, sections 2 (route table, page chrome) and 9.

const client = await createClient();

const NAVIGATION = [
  ["Home", "/"],
  ["AI Interviews", "/interview"],
  ["Career Assessment", "/assessment"],
  ["Learning Paths", "/learning"],
  ["Find Mentors", "/mentors"],
  ["Resources", "/resources"],
  ["Motivation", "/motivation"],
] as const;
const FIELDS = [
  "Technology",
  "Healthcare",
  "Business",
  "Education",
  "Legal",
  "Engineering",
  "Environmental",
].map((label) => [label, `/careers/${label.toLowerCase()}`] as const);
const ALL = ["All Career Assessments", "/assessment"] as const;

test.each([
  "/",
  "/interview",
  "/assessment",
  "/learning",
  "/mentors",
  "/resources",
  "/motivation",
  "/login",
  "/register",
  "/careers/technology",
  "/careers/healthcare",
  "/careers/business",
  "/careers/education",
  "/careers/legal",
  "/careers/engineering",
  "/careers/environmental",
  "/careers/finance",
  "/careers/marketing",
  "/blog",
  "/about",
  "/contact",
  "/privacy",
  "/terms",
  "/accessibility",
])("%s has one header, main area, footer and title", async (path) => {
  const page = await openPage(client, path);
  for (const tag of ["header", "main", "footer", "h1"])
    expect([tag, page.allByTag(tag).length]).toEqual([tag, 1]);
});

test("the navigation has seven items, the career fields under Career Assessment", async () => {
  const page = await openPage(client, "/motivation");
  const expected = [...NAVIGATION.slice(0, 3), ...FIELDS, ALL, ...NAVIGATION.slice(3)];
  const navigation = page.getByRole("navigation", "Main");
  expect(navigation.links()).toEqual(expected);
  expect(navigation).toHaveText("Career Fields");
});

const ACTIVE: { path: string; label: string | null }[] = [
  ...NAVIGATION.map(([label, path]) => ({ path, label })),
  { path: "/careers/legal", label: "Career Assessment" },
  { path: "/learning/python-intro", label: "Learning Paths" },
  { path: "/login", label: null },
];
test.each(ACTIVE)("on $path the highlighted item is $label", async ({ path, label }) => {
  const navigation = (await openPage(client, path)).getByRole("navigation", "Main");
  const topLevel = navigation
    .getByRole("list", "")
    .children.map((item) => item.allByRole("link")[0]);
  const current = topLevel.filter((link) => link?.has("aria-current"));
  expect(current.map((link) => link?.name)).toEqual(label ? [label] : []);
});

test("visitors get Sign In and Get Started", async () => {
  const header = (await openPage(client, "/")).getByRole("banner");
  const links = header.links().filter(([, href]) => href === "/login" || href === "/register");
  expect(links).toEqual([
    ["Sign In", "/login"],
    ["Get Started", "/register"],
  ]);
  expect(header.names("button")).not.toContain("Log out");
});

test("signed in, the header has a menu with initial, name, email, Profile, Settings and Log out", async () => {
  const signedInClient = await createClient();
  const { email, password } = await registerPerson(signedInClient, {
    firstName: "amina",
    lastName: "Diallo",
    email: "amina@example.com",
    password: "violin-tractor-moss",
  });
  await signedInClient.post("/login", { email, password });
  const header = (await openPage(signedInClient, "/")).getByRole("banner");
  const summary = header.getByRole("summary", "amina Diallo’s account");
  expect(summary.text).toBe("A");
  const menu = summary.closest("details");
  expect(menu).toHaveText(/amina Diallo.*amina@example\.com.*Profile.*Settings.*Log out/);
  expect(menu.links()).toEqual([
    ["Profile", "/profile"],
    ["Settings", "/settings"],
  ]);
  const logout = menu.getByRole("button", "Log out").closest("form");
  expect([logout.attribute("method"), logout.attribute("action")]).toEqual(["post", "/logout"]);
  const hrefs = header.links().map(([, href]) => href);
  expect(hrefs).not.toContain("/login");
  expect(hrefs).not.toContain("/register");
});

test("the footer has the description, the year and ten links", async () => {
  const footer = (await openPage(client, "/")).getByRole("contentinfo");
  expect(footer).toHaveText(
    "Advanced AI-powered career coaching and interview preparation to help you land your dream job.",
  );
  expect(footer).toHaveText(`© ${new Date().getFullYear()}`);
  expect(footer.links().toSorted()).toEqual([
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
