import { describe, expect, test } from "vitest";
import { type Client, createSignedInClient, textOf, createClient } from "../support/client";

const TABS = ["/profile", "/profile/skills", "/profile/learning", "/profile/sessions"];

const readPageText = async (client: Client, path: string) =>
  textOf(await (await client.get(path)).text());

/** Answers the first question of a card; returns its score as the review says it. */
async function submitAnswer(client: Client, words: string, session?: string) {
  const at =
    session ??
    (await client.post("/interview", { card: "databases" })).headers.get("Location") ??
    "";
  const html = await (await client.get(`${at}?question=1`)).text();
  const value = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  await client.post(at, {
    intent: "answer",
    questionId: value("questionId"),
    attempt: value("attempt"),
    answer: words,
  });
  const score = Number(
    /Score (\d+) of 100/.exec(textOf(await (await client.get(`${at}/review/1`)).text()))?.[1],
  );
  return { session: at, score };
}

const PLAN =
  "I run EXPLAIN ANALYZE and compare the real plan with last month's. A sequential scan where there was an index scan tells me the index is no longer used. Then I ask what changed: how many rows the table gained, a deploy, a schema change. I run ANALYZE so that the estimates are right again.";

test.each(TABS)("%s needs sign-in and comes back", async (path) => {
  const response = await (await createClient()).get(path);
  expect([response.status, response.headers.get("Location")]).toEqual([
    302,
    `/login?redirectTo=${encodeURIComponent(path)}`,
  ]);
});

test("four tabs, each an address, the open one marked; an unknown one is not found", async () => {
  const client = await createSignedInClient();
  for (const path of TABS) {
    const html = await (await client.get(path)).text();
    for (const label of ["Overview", "Skills", "Learning", "Sessions"])
      expect(textOf(html)).toContain(label);
    expect(html).toMatch(new RegExp(`<a(?=[^>]*href="${path}")(?=[^>]*aria-current="page")`));
    expect(html.match(/<h1/g)).toHaveLength(1);
  }
  expect((await client.get("/profile/secrets")).status).toBe(404);
});

test("every tab of a new user says what to do first", async () => {
  const client = await createSignedInClient();
  const expected = {
    "/profile": ["One answer is enough to start.", "/interview"],
    "/profile/skills": ["No skills yet.", "/assessment"],
    "/profile/learning": ["No suggestions yet.", "/assessment"],
    "/profile/sessions": ["One question is enough to start.", "/interview"],
  };
  for (const [path, [words = "", door = ""]] of Object.entries(expected)) {
    const html = await (await client.get(path)).text();
    expect(textOf(html)).toContain(words);
    expect(html.slice(html.indexOf('id="main"'))).toMatch(new RegExp(`<a[^>]*href="${door}"`));
  }
});

test("the header shows display name, title, location, bio and links", async () => {
  const client = await createSignedInClient();
  await client.post("/settings/profile", {
    fullName: "Ines Okafor",
    displayName: "Ines",
    title: "Junior data analyst",
    location: "Leeds",
    bio: "Moved from <b>retail</b>.",
    linkedin: "https://www.linkedin.com/in/ines",
    github: "",
  });
  const html = await (await client.get("/profile")).text();
  expect(textOf(html)).toContain("Junior data analyst, Leeds");
  expect(html).toContain("Moved from &lt;b&gt;retail&lt;/b&gt;.");
  expect(html).toMatch(/<a[^>]*href="https:\/\/www\.linkedin\.com\/in\/ines"[^>]*>LinkedIn/);
  expect(html).toMatch(/<a[^>]*href="\/settings\/profile"[^>]*>(?:(?!<\/a>).)*Edit profile/);
});

describe("with answers and ratings", () => {
  test("the overview shows the score, the next step, recent attempts and open items", async () => {
    const client = await createSignedInClient();
    const first = await submitAnswer(
      client,
      "I would check the indexes and maybe restart the server.",
    );
    expect(await readPageText(client, "/profile")).toContain(
      `Your first answer scored ${first.score} of 100`,
    );
    const second = await submitAnswer(client, PLAN, first.session);
    await client.post("/mentors/hannah-brandt", {
      preferredTime: "Thursday evening",
      goal: "Design",
    });
    const page = await readPageText(client, "/profile");
    expect(page).toContain(
      `Your last 2 answers average ${Math.round((first.score + second.score) / 2)} of 100`,
    );
    expect(page).toContain(`${first.score} to ${second.score}`);
    expect(page).toContain("Continue Databases and SQL");
    expect(page).toContain("Session still open, 1 of 12 answered");
    expect(page).toContain("Session with Hannah Brandt");
    expect(page).toContain("Skill record");
  });

  test("the skills tab sets the rating beside the answers", async () => {
    const client = await createSignedInClient();
    const { score } = await submitAnswer(client, "I would restart the server.");
    await client.post("/assessment/4", { sql: "5", statistics: "3" });
    const html = await (await client.get("/profile/skills")).text();
    expect(textOf(html)).toContain("Your answers in SQL don’t yet match your rating.");
    const row = textOf(
      html.slice(html.indexOf(">SQL<"), html.indexOf("</tr>", html.indexOf(">SQL<"))),
    );
    expect(row).toContain("5 of 5");
    expect(row).toContain(String(score));
    expect(row).toContain("one question");
  });

  test("the learning tab names courses and why each", async () => {
    const client = await createSignedInClient();
    await client.post("/assessment/4", { sql: "1", statistics: "2" });
    const html = await (await client.get("/profile/learning")).text();
    expect(textOf(html)).toContain("One course covers your weaker skills");
    expect(html).toMatch(/href="\/learning\/data-science-essentials"/);
    expect(textOf(html)).toContain("SQL , you rated it 1 of 5");
    await client.post("/assessment/4", { sql: "4", statistics: "4" });
    expect(await readPageText(client, "/profile/learning")).toContain(
      "You have no weak spots we’d suggest a course for yet.",
    );
  });

  test("of one's own records only", async () => {
    const client = await createSignedInClient();
    await submitAnswer(client, PLAN);
    await client.post("/assessment/4", { sql: "1" });
    const other = await createSignedInClient();
    expect(await readPageText(other, "/profile")).toContain("Nothing here yet.");
    expect(await readPageText(other, "/profile/skills")).toContain("No skills yet.");
  });
});
