import { expect, test } from "vitest";
import { textOf, visitor } from "../support/visitor";

const who = await visitor();

async function page(path: string) {
  const response = await who.get(path);
  const html = await response.text();
  return { status: response.status, html, text: textOf(html), links: [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map((match) => match[1]) };
}

const count = (text: string, part: string) => text.split(part).length - 1;

test.each([
  ["education", "Explore opportunities in teaching, administration, and educational consulting", "Teaching Path", "Leadership & Administration Path"],
  ["legal", "Explore opportunities in law, compliance, and legal services", "Corporate Legal Path", "Litigation Path"],
  ["engineering", "Explore opportunities in civil, mechanical, electrical and other engineering fields", "Civil Engineering Path", "Mechanical Engineering Path"],
  ["environmental", "Explore opportunities in sustainability, conservation, and environmental science", "Environmental Science Path", "Sustainability Path"],
])("/careers/%s: subtitle, three tabs, six roles by default, its two paths", async (slug, subtitle, ...paths) => {
  const roles = await page(`/careers/${slug}`);
  expect(roles.status).toBe(200);
  expect(roles.text).toContain(subtitle);
  for (const part of ["Explore Career Path", "% growth", "Key Skills", "Avg. Salary"]) expect(count(roles.text, part), part).toBe(6);
  for (const tab of ["Career Roles", "Learning Paths", "Certifications"]) expect(roles.text).toContain(tab);

  const learning = await page(`/careers/${slug}?tab=learning-paths`);
  for (const path of paths) expect(learning.text).toContain(path);
  expect(count(learning.html, 'class="station"')).toBe(8);
  expect(learning.text).toContain("View All Learning Paths");

  const certifications = await page(`/careers/${slug}?tab=certifications`);
  expect(count(certifications.text, "Provider: ")).toBe(6);
  expect(certifications.links).toContain(`/careers/${slug}/certifications`);
  expect(certifications.text).toContain("Explore Certification Paths");
});

test.each(["technology", "healthcare", "business"])("/careers/%s has the same three tabs", async (slug) => {
  expect(count((await page(`/careers/${slug}`)).text, "Explore Career Path")).toBe(6);
  expect(count((await page(`/careers/${slug}?tab=learning-paths`)).html, 'class="station"')).toBe(8);
  expect(count((await page(`/careers/${slug}?tab=certifications`)).text, "Provider: ")).toBe(6);
});

test.each([
  ["legal", "Intellectual Property", "14% growth", "$145,000"],
  ["engineering", "Systems", "11% growth", "$110,000"],
  ["environmental", "Renewable Energy Engineer", "22% growth", "$85,000"],
])("/careers/%s shows %s with %s and %s in one card", async (slug, title, growth, salary) => {
  const { html } = await page(`/careers/${slug}`);
  const from = html.lastIndexOf("<li class=\"lit-card", html.indexOf(`>${title}</h2>`));
  const card = textOf(html.slice(from, html.indexOf("Explore Career Path", from)));
  for (const part of [title, growth, salary]) expect(card).toContain(part);
});

test("every Explore Career Path leads to a page", async () => {
  const { links } = await page("/careers/legal");
  const roles = links.filter((link) => /^\/careers\/legal\/[a-z-]+$/.test(link ?? ""));
  expect(roles).toHaveLength(6);
  for (const role of roles) expect((await page(role ?? "")).status, role).toBe(200);
});

test("finance and marketing are their own designs", async () => {
  const finance = await page("/careers/finance");
  expect(finance.text).toContain("Finance Careers in Tech");
  expect(count(finance.text, "Learn more")).toBe(6);
  expect(finance.html).toMatch(/href="\/assessment"[^>]*>Start Skill Assessment/);

  const marketing = await page("/careers/marketing");
  expect(count(marketing.text, "Key Skills")).toBe(6);
  for (const [label, to] of [
    ["Start Skills Assessment", "/assessment"], ["Explore Courses", "/learning"], ["Start Assessment", "/assessment"], ["View All Courses", "/learning"],
    ["Practice Interviews", "/interview"], ["View Resources", "/resources"], ["Create Free Account", "/register"], ["Take Skill Assessment", "/assessment"],
  ]) {
    expect(marketing.html).toMatch(new RegExp(`href="${to}"[^>]*>${label}`));
  }
});

test("learning: four tabs, ten courses, each with a page", async () => {
  const found: string[] = [];
  for (const tab of ["technical", "soft-skills", "data-science", "design"]) {
    const { links } = await page(`/learning?tab=${tab}`);
    found.push(...links.flatMap((link) => /^\/learning\/([a-z-]+)$/.exec(link ?? "")?.[1] ?? []));
  }
  expect(found).toEqual([
    "python-intro", "web-dev-fundamentals", "advanced-react", "effective-communication", "leadership",
    "problem-solving", "data-science-essentials", "ml-fundamentals", "ux-design", "figma-ui-design",
  ]);
  for (const slug of found) {
    const course = await page(`/learning/${slug}`);
    expect(course.status).toBe(200);
    for (const part of ["Instructor", "Syllabus"]) expect(course.text).toContain(part);
    expect(course.links).toContain("/learning");
  }
});

test("mentors: five tabs, a price and a profile each, and the door for experts", async () => {
  for (const tab of ["software", "data", "product", "ux", "analytics"]) {
    const { text, html } = await page(`/mentors?tab=${tab}`);
    const cards = count(text, "View Profile");
    expect([2, 3]).toContain(cards);
    expect(count(html, "<dialog")).toBe(cards);
    expect(text).toContain("Are you an industry expert?");
    expect(text).toContain("Become a Mentor");
  }
});

test("resources, motivation, blog", async () => {
  const resources = await page("/resources");
  expect(new Set(resources.links.filter((link) => link?.startsWith("https://"))).size).toBe(27);
  const motivation = await page("/motivation");
  expect(count(motivation.html, "<blockquote")).toBe(4);
  expect(new Set(motivation.links.filter((link) => link?.startsWith("https://www.ted.com/talks/"))).size).toBe(6);
  const blog = await page("/blog");
  expect(blog.links.filter((link) => link?.startsWith("/blog/"))).toHaveLength(2);
});

test.each(["/about", "/privacy", "/terms", "/blog/tell-me-about-yourself", "/careers/business/certifications"])("%s stands", async (path) => {
  const { status, html } = await page(path);
  expect(status).toBe(200);
  expect(count(html, "<h1")).toBe(1);
  expect(html).toMatch(/<title>[^<]+ · Pathlight<\/title>/);
  expect(html).toMatch(/<meta name="description" content="[^"]{40,}/);
});

test.each(["/careers/astrology", "/careers/legal/piracy", "/careers/astrology/certifications", "/careers/finance/banker", "/learning/alchemy", "/blog/nothing"])(
  "%s is not found",
  async (path) => {
    const { status, text } = await page(path);
    expect(status).toBe(404);
    expect(text).toContain("Oops! Page not found");
  },
);

test.each([["/careers/legal?tab=%3Cscript%3E", "Explore Career Path"], ["/learning?tab=constructor", "Introduction to Python"], ["/mentors?tab=", "Hannah Brandt"]])(
  "%s shows the default tab",
  async (path, part) => {
    const { status, text } = await page(path);
    expect(status).toBe(200);
    expect(text).toContain(part);
  },
);

test("no page needs what the content policy forbids", async () => {
  for (const path of ["/careers/legal", "/motivation", "/mentors", "/learning", "/blog/tell-me-about-yourself"]) {
    const { html } = await page(path);
    expect(html, path).not.toMatch(/ style="/);
  }
});
