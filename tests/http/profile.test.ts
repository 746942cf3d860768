import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type Client, createSignedInClient, createClient } from "../support/client";
import { execute, select } from "../support/database";
import { bookEarliest } from "../support/mentoring";
import { readNextStep } from "../support/next-step";
import { openMain, openPage } from "../support/page";
import { openSkillRow } from "../support/skill-row";
import { POOR_ANSWER } from "../support/interview";

const TABS = ["/profile", "/profile/skills", "/profile/learning", "/profile/sessions"];

/** Answers the first question of a card; returns its score as it is stored. */
async function submitAnswer(client: Client, words: string, session?: string) {
  const at =
    session ??
    (await client.post("/interview", { card: "databases" })).headers.get("Location") ??
    "";
  const page = await openPage(client, `${at}?question=1`);
  const value = (name: string) =>
    page.allByTag("input").find((input) => input.attribute("name") === name)?.value ?? "";
  await client.post(at, {
    intent: "answer",
    questionId: value("questionId"),
    attempt: value("attempt"),
    answer: words,
  });
  const [row] = select(
    "select score, lower_score from interview_answers where session_id = ? order by attempt desc",
    [at.split("/").at(-1)],
  );
  return { session: at, score: Number(row?.score), lowerScore: Number(row?.lower_score) };
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
    const page = await openPage(client, path);
    for (const label of ["Today", "Skills", "Learning", "Sessions"])
      expect(page.main).toHaveText(label);
    const currentLinks = page.main
      .allByRole("link")
      .filter((link) => link.attribute("aria-current") === "page")
      .map((link) => link.attribute("href"));
    expect(currentLinks).toEqual([path]);
    expect(page.headings(1)).toHaveLength(1);
  }
  expect((await client.get("/profile/secrets")).status).toBe(404);
});

test("every tab of a new user says what to do first", async () => {
  const client = await createSignedInClient();
  const expected = {
    "/profile": ["Answer two questions", "/interview"],
    "/profile/skills": ["No skills yet.", "/assessment"],
    "/profile/learning": ["No course started yet.", "/learning"],
    "/profile/sessions": ["One question is enough to start.", "/interview/questions/proudest-work"],
  };
  const firstDay = await openMain(client, "/profile");
  expect(firstDay).toHaveText("Two questions, then you start.");
  await client.post("/about-you", { intent: "skip", returnTo: "/profile" });
  for (const [path, [words = "", to = ""]] of Object.entries(expected)) {
    const main = await openMain(client, path);
    expect(main).toHaveText(words);
    expect(main.links().map(([, href]) => href)).toContain(to);
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
  const main = await openMain(client, "/profile/sessions");
  expect(main).toHaveText("Junior data analyst, Leeds");
  expect(main).toHaveText("Moved from <b>retail</b>.");
  expect(main.links()).toContainEqual(["LinkedIn", "https://www.linkedin.com/in/ines"]);
  expect(main.links()).toContainEqual(["Edit profile", "/settings/profile"]);
});

test("with hundreds of open sessions today weighs no more, and goes on with the newest", async () => {
  const client = await createSignedInClient();
  const path = (await client.post("/interview", { card: "databases" })).headers.get("Location");
  copySession(path?.split("/").at(-1) ?? "", 6);
  expect(await openMain(client, "/profile")).toHaveText("Continue Databases and SQL");
  const readSize = async () => (await (await client.get("/profile")).text()).length;
  const size = await readSize();
  copySession(path?.split("/").at(-1) ?? "", 300);
  expect(await readSize()).toBeLessThanOrEqual(size + 100);
});

function copySession(id: string, count: number): void {
  const columns = "owner_id, card_id, question_ids, skipped_ids, started_at, mode";
  execute(
    `with recursive copies(number) as (select 1 union all select number + 1 from copies where number < ${count})
    insert into interview_sessions (id, ${columns})
    select '${randomUUID()}-' || number, ${columns} from interview_sessions, copies where id = ?`,
    [id],
  );
}

describe("with answers and ratings", () => {
  test("today goes on with an open session, and the sessions tab shows the scores", async () => {
    const client = await createSignedInClient();
    const first = await submitAnswer(client, POOR_ANSWER);
    const second = await submitAnswer(client, PLAN, first.session);
    expect(await openMain(client, "/profile")).toHaveText("Continue Databases and SQL");
    const sessions = await openMain(client, "/profile/sessions");
    expect(sessions).toHaveText("Answer scores");
    expect(sessions).toHaveText(`${first.score} to ${second.score}`);
  });

  test("the skills tab sets the rating beside the answers", async () => {
    const client = await createSignedInClient();
    const { lowerScore } = await submitAnswer(client, POOR_ANSWER);
    await client.post("/assessment/4", { sql: "5", statistics: "3" });
    const main = await openMain(client, "/profile/skills");
    expect(main).toHaveText("Your answers in SQL don’t yet match your rating.");
    const row = await openSkillRow(client, "sql");
    expect(row.names("link")).toContainEqual(expect.stringMatching(/^Rated, .*: 5 of 5$/));
    expect(row.names("link")).toContainEqual(
      expect.stringMatching(new RegExp(`^Practiced, .*: ${lowerScore}$`)),
    );
    expect(row).toHaveText("One answer, no mentor yet.");
  });

  test("the learning tab suggests what the other tabs do", async () => {
    const client = await createSignedInClient();
    await client.post("/assessment/4", { sql: "1", statistics: "2" });
    const { title } = await readNextStep(client, "/profile/learning");
    expect(title).toBe((await readNextStep(client, "/profile/skills")).title);
  });

  test("of one's own records only", async () => {
    const client = await createSignedInClient();
    await submitAnswer(client, PLAN);
    await client.post("/assessment/4", { sql: "1" });
    const other = await createSignedInClient();
    expect(await openMain(other, "/profile")).toHaveText("Two questions, then you start.");
    expect(await openMain(other, "/profile/skills")).toHaveText("No skills yet.");
  });
});

test("the list of sessions counts them in one sentence", async () => {
  const client = await createSignedInClient();
  await bookEarliest(client, "sofia-lindgren", "Count this");
  const readLead = async () => (await openMain(client, "/profile/sessions")).text;
  expect(await readLead()).toContain("0 interviews and 1 mentoring session.");
  await client.post("/interview", { card: "databases" });
  expect(await readLead()).toContain("1 interview, 1 still open, and 1 mentoring session.");
});
