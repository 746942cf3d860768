import { beforeAll, expect, test } from "vitest";
import { cardById } from "~/data/questions/cards.server";
import { createClient, createSignedInClient } from "../support/client";
import { PAGE_MAX, byteLength, countElements } from "../support/page-size";
import { openMain, openPage } from "../support/page";

const client = await createClient();
const toPath = (q: string, kind?: string) =>
  `/search?${new URLSearchParams({ q, ...(kind === undefined ? {} : { kind }) })}`;

// The index is built for the first query.
beforeAll(async () => {
  await client.get(toPath("nurse"));
});

test("without a query, one field and where to begin", async () => {
  const page = await openPage(client, "/search");
  expect(page.title).toBe("Search · Pathlight");
  expect(page.meta("robots")).toBeUndefined();
  expect(page.source).toContain('rel="canonical"');
  expect(page.main.getByRole("heading", "Search").tag).toBe("h1");
  expect(
    page.main.getByLabel("Questions, careers, courses, mentors, articles and pages").value,
  ).toBe("");
  expect(page.main.getByRole("link", "Occupations").attribute("href")).toBe("/occupations");
  expect(page.main.getByRole("link", "nurse").attribute("href")).toBe("/search?q=nurse");
  // No script has a part in it.
  expect(page.source).not.toContain("__remixContext");
});

test("every page's header leads there", async () => {
  for (const path of ["/", "/interview", "/nowhere"]) {
    const header = (await openPage(client, path, path === "/nowhere" ? 404 : 200)).getByRole(
      "banner",
    );
    expect(header.allByRole("link", "Search")[0]?.attribute("href")).toBe("/search");
  }
});

test.each([
  [
    "tell me about yourself",
    "Tell me about yourself",
    "/interview/questions/tell-me-about-yourself",
  ],
  ["litigation", "Litigation", "/careers/legal/litigation"],
  ["legal", "Legal", "/careers/legal"],
  ["data scientists", "Data Scientists", "/occupations/15-2051.00"],
  ["software engineer", "Software Developers", "/occupations/15-1252.00"],
  ["introduction to python", "Introduction to Python", "/learning/python-intro"],
  ["hannah brandt", "Hannah Brandt", "/mentors/hannah-brandt"],
  [
    "answers judged",
    "How interview answers are really judged",
    "/blog/how-interview-answers-are-judged",
  ],
  ["patent bar", "Patent Bar Admission", "/careers/legal/certifications#patent-bar-admission"],
  ["investment strategy", "Investment Strategy", "/careers/finance/investment-strategy"],
  ["raise capital", "Corporate Finance", "/careers/finance/corporate-finance"],
  ["CV", "Resume lines that show work", "/learning/job-search/resume-lines"],
  ["AI-screened", "Applications and interviews screened by AI", "/interview/tailored#formats"],
  ["ai screening", "Applications and interviews screened by AI", "/interview/tailored#formats"],
  ["ai interview", "Applications and interviews screened by AI", "/interview/tailored#formats"],
  ["ai interview", "Phone screen and one-way video", "/learning/job-search/phone-screen"],
  ["one-way video", "One-way video interviews", "/interview/tailored#formats"],
  ["take-home", "Take-homes and trial days", "/learning/job-search/take-home"],
  ["hirevue", "One-way video interviews", "/interview/tailored#formats"],
  ["hirevue", "Phone screen and one-way video", "/learning/job-search/phone-screen"],
  ["copywriting", "Content Marketing", "/careers/marketing/content-marketing"],
  [
    "CFA",
    "Chartered Financial Analyst",
    "/careers/finance/certifications#chartered-financial-analyst",
  ],
  ["mdn", "MDN Web Docs", "/resources#technology-it"],
  ["scoring", "How scoring works", "/how-scoring-works"],
  [
    "PMP",
    "Project Management Professional",
    "/careers/business/certifications#project-management-professional",
  ],
  ["certificate", "Healthcare certifications", "/careers/healthcare/certifications"],
])("“%s” finds %s", async (query, title, to) => {
  const main = await openMain(client, toPath(query));
  const links = main.allByRole("link").filter((link) => link.attribute("href") === to);
  // Found words are marked, which sets them apart from a hyphen.
  expect(links.map(({ text }) => text.replaceAll(" - ", "-"))).toContain(title);
});

test.each([
  ["change password", "/settings/account"],
  ["change my email", "/settings/account"],
  ["delete my account", "/settings/account/delete"],
])("“%s” finds the settings first", async (query, to) => {
  const hrefs = (await openMain(client, toPath(query))).links().map(([, href]) => href);
  expect(hrefs.find((href) => !href.startsWith("/search"))).toBe(to);
});

test("a certification that two fields name is found once", async () => {
  const main = await openMain(client, toPath("project management professional"));
  expect(main.allByRole("link", "Project Management Professional")).toHaveLength(1);
});

test("results are counted and grouped by kind, with all of a kind on a page of their own", async () => {
  const page = await openPage(client, toPath("nurse"));
  expect(page.title).toBe("“nurse” · Search · Pathlight");
  expect(page.meta("robots")).toBe("noindex");
  expect(page.source).not.toContain('rel="canonical"');
  const { main } = page;
  expect(main).toHaveText(/\d+ results for “ nurse ”\./);
  expect(main.getByRole("heading", "Occupations").tag).toBe("h2");
  // Where its data is shown, its source is named.
  expect(main).toHaveText("O*NET Database");
  const all = main.getByRole("link", /^All \d+ Occupations$/);
  const kindPath = all.attribute("href") ?? "";
  expect(kindPath).toBe("/search?q=nurse&kind=occupations");
  const ofKind = await openMain(client, kindPath);
  expect(ofKind.allByRole("heading").map(({ text }) => text)).toEqual(["Search", "Occupations"]);
  const results = ofKind.allByTag("a").filter((link) => link.attribute("href")?.startsWith("/occ"));
  expect(results).toHaveLength(Number(/\d+/.exec(all.text)?.[0]));
  expect(ofKind.getByRole("link", /^Occupations \d/).attribute("aria-current")).toBe("page");
  // A kind without results is none.
  expect(await openMain(client, toPath("nurse", "articles"))).toHaveText(
    /\d+ results for “ nurse ”/,
  );
});

test("a typing error is corrected and said; words that nothing has together are, too", async () => {
  expect(await openMain(client, toPath("pyhton"))).toHaveText(
    /\d+ results for “python”\. Nothing has “ pyhton ”\./,
  );
  expect(await openMain(client, toPath("managment"))).toHaveText(
    /\d+ results for “management”\. Nothing has “ managment ”\./,
  );
  expect(await openMain(client, toPath("nurse zanzibar"))).toHaveText(
    /Nothing has all the words of “ nurse zanzibar ”\. \d+ results with some of them\./,
  );
});

test("nothing found says what to do, and where to look", async () => {
  const main = await openMain(client, toPath("zanzibar"));
  expect(main).toHaveText("Nothing found for “ zanzibar ”. Check the spelling, use fewer or more");
  expect(main.getByRole("link", "ask us").attribute("href")).toBe("/contact");
  expect(main.getByRole("heading", "Or browse").tag).toBe("h2");
});

test("of a question nothing is found that is shown only after its answer", async () => {
  const questions = cardById("databases")?.questions ?? [];
  expect(questions.length).toBeGreaterThan(5);
  for (const { keyPoints, samples, hint, why } of questions) {
    for (const secret of [samples.senior, hint, why, ...keyPoints.map(({ claim }) => claim)]) {
      const main = await openMain(client, toPath(secret.slice(0, 100)));
      const results = main.allByRole("listitem").map(({ text }) => text);
      expect(results.filter((text) => text.includes(secret.slice(0, 40)))).toEqual([]);
    }
  }
});

const HOSTILE = {
  markup: `"><script>alert(1)</script><img src=x onerror=alert(1)>`,
  "a closing title": "</title></head><script>alert(1)</script>",
  SQL: "' OR 1=1; DROP TABLE accounts; --",
  "a pattern": "(a+)+$.*[^\\]{1,9}?|\\",
  emoji: "👩‍⚕️ 🙂🙃",
  "right to left": "\u202eممرضة nurse\u202c שלום",
  "names of objects": "__proto__ constructor toString hasOwnProperty",
  "one long word": "a".repeat(10_000),
  "10 kB of words": "nurse data manager ".repeat(520),
  "combining marks": `e${"\u0301".repeat(2500)}`,
  "expanding letters": "\ufdfa".repeat(500),
};

test.each(Object.entries(HOSTILE))("%s is text, within bounds", async (_, query) => {
  const page = await openPage(client, toPath(query));
  const value = page.main.getByLabel(/^Questions, careers/).value ?? "";
  expect(value.length).toBeLessThanOrEqual(100);
  expect(page.source).not.toMatch(/<script>alert|<img src=x/);
  // The rules that name pages to prepare are the same on every page; the query is not in them.
  const ownSource = page.source.replace(/<script type="speculationrules".*?<\/script>/, "");
  expect(byteLength(ownSource)).toBeLessThanOrEqual(PAGE_MAX[0]);
  expect(countElements(page.source)).toBeLessThanOrEqual(PAGE_MAX[1]);
  if (query.length > 100)
    expect(page.main).toHaveText("Only its first 8 words and 100 characters were searched.");
});

test.each([
  "q=%00",
  "q=a%00b",
  "q=%ED%A0%80",
  "q=%FF%FE",
  "q=%",
  "q=a&q=b",
  "q[]=a",
  "kind=__proto__&q=nurse",
  "kind=&q=nurse",
  "__proto__=x&q=nurse",
])("?%s has a page", async (query) => {
  await openPage(client, `/search?${query}`);
});

test("what was searched is not kept, and a signed-in person finds the same", async () => {
  const path = toPath("leadership");
  const own = await openPage(await createSignedInClient(), path);
  const { main, headers } = await openPage(client, path);
  expect(own.main.text).toBe(main.text);
  expect(headers.get("Set-Cookie")).toBe(null);
  expect(own.headers.get("Cache-Control")).toContain("no-store");
});

test("search engines are told to leave queries alone", async () => {
  expect(await (await client.get("/robots.txt")).text()).toContain("Disallow: /search?\n");
  expect(await (await client.get("/sitemap.xml")).text()).toContain("/search<");
});
