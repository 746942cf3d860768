import { describe, expect, test } from "vitest";
import { type Client, createClient, createSignedInClient } from "../support/client";
import { passQuiz } from "../support/course";
import { parseCsv } from "../support/csv";
import { execute } from "../support/database";
import {
  getQuestionNumber,
  getSessionId,
  GOOD_ANSWER,
  settleReview,
  SLOW_JOIN_ID,
  startSession,
  submitAnswer,
} from "../support/interview";
import { openMain } from "../support/page";
import { openSkillRow } from "../support/skill-row";
import type { HtmlElement } from "../support/html";
import { POSTS_BY_QUESTION } from "~/data/questions/posts.server";

const ROLE = "/careers/technology/data-scientist";
const RULE = "Met takes two answers on different days; a quiz or a mentor’s review counts too.";

/** Two good answers to questions that test SQL, settled. */
async function answerTwice(client: Client): Promise<string> {
  const session = await startSession(client);
  await submitAnswer(client, session, GOOD_ANSWER);
  await settleReview(client, session, SLOW_JOIN_ID);
  await submitAnswer(client, session, GOOD_ANSWER);
  return session;
}

/** As if the coach had given each answer of a session this score, without any doubt. */
function setScores(session: string, score: number): void {
  execute(
    "update interview_answers set score = ?, own_score = null, own_review = null, lower_score = ?, own_share = 0 where session_id = ?",
    [score, score, getSessionId(session)],
  );
}

describe("the states of a skill", () => {
  test("no target: three roles to choose from, above the skills with the most answers", async () => {
    const client = await createSignedInClient();
    await client.post("/assessment/4", { sql: "3", statistics: "2" });
    const main = await openMain(client, "/profile/skills");
    expect(main).toHaveText("Choose a target to see what it asks for");
    const choices = main
      .allByTag("form")
      .filter((form) => form.attribute("action")?.includes("choose="));
    expect(choices).toHaveLength(3);
    const chosen = await client.post(choices[0]?.attribute("action") ?? "", { intent: "choose" });
    expect(chosen.headers.get("Location")).toBe("/profile/skills#target");
    expect(await openMain(client, "/profile/skills")).toHaveText(/key skills for/);
    const unknown = await client.post("/profile/skills?choose=role:technology/king", {
      intent: "choose",
    });
    expect(unknown.status).toBe(404);
    await startSession(client).then((session) => submitAnswer(client, session, GOOD_ANSWER));
    expect(await openMain(client, "/profile/skills?target")).toHaveText("Choose a target");
  });

  test("nothing shown: each row leads to a question, or to a course where no question tests it", async () => {
    const client = await createSignedInClient();
    await client.post(ROLE, { intent: "choose" });
    const main = await openMain(client, "/profile/skills");
    expect(main.headings(1)[0]?.text).toBe(
      "No evidence yet of the 4 key skills for Data Scientist.",
    );
    expect(main.text.match(/Not shown yet/g)).toHaveLength(4);
    const links = main.allByRole("link", /^Show it: /).map((link) => link.attribute("href"));
    expect(links).toHaveLength(4);
    expect(links).toContainEqual(expect.stringMatching(/^\/interview\/questions\/[a-z-]+$/));
    expect(links).toContainEqual(expect.stringMatching(/^\/learning\//));
  });

  test("a rating alone is rated only, however high", async () => {
    const client = await createSignedInClient();
    await client.post(ROLE, { intent: "choose" });
    await client.post("/assessment/4", { sql: "5", statistics: "1" });
    for (const skill of ["sql", "statistics"])
      expect(await openSkillRow(client, skill)).toHaveText("Rated only");
    expect(await openMain(client, "/profile/skills")).toHaveText("You meet none of the 4");
  });

  test("one good answer is shown once, and so are two of one day; on two days they meet the skill", async () => {
    const client = await createSignedInClient();
    await client.post(ROLE, { intent: "choose" });
    const session = await startSession(client);
    await submitAnswer(client, session, GOOD_ANSWER);
    setScores(session, 90);
    const one = await openSkillRow(client, "sql");
    expect(one).toHaveText("Once shown");
    expect(one).toHaveText(`High enough, but from one answer. ${RULE}`);
    expect(one).toHaveText("Could be off by");

    await submitAnswer(client, session, GOOD_ANSWER, getQuestionNumber("left-join-trap"));
    setScores(session, 90);
    const two = await openSkillRow(client, "sql");
    expect(two).toHaveText(`High enough, but all of it is from one day. ${RULE}`);

    execute(
      "update interview_answers set created_at = replace(created_at, '2026', '2025') where session_id = ? and question_id = ?",
      [getSessionId(session), SLOW_JOIN_ID],
    );
    const met = await openSkillRow(client, "sql");
    expect(met).toHaveText("Met");
    expect(met).not.toHaveText(RULE);
    expect(await openMain(client, "/profile/skills")).toHaveText("You meet 1 of the 4 key skills");
    const answers = met.links().map(([, href]) => href);
    expect(answers).toContain(`${session}/review/${getQuestionNumber(SLOW_JOIN_ID)}?attempt=1`);
  });

  test("an answer and a quiz of one day meet the skill", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client);
    await submitAnswer(client, session, GOOD_ANSWER);
    setScores(session, 90);
    await passQuiz(client, "data-science-essentials", "questions-and-data");
    const row = await openSkillRow(client, "sql");
    expect(row).toHaveText("Met");
    expect(row).toHaveText("One answer, one quiz, no mentor yet.");
    expect(row.links().map(([, href]) => href)).toContain(
      "/learning/data-science-essentials/quiz/questions-and-data",
    );
  });

  test.each(["test", "this is a test", "asdf", "I don't know"])(
    "“%s” is no evidence, but comes back",
    async (text) => {
      const client = await createSignedInClient();
      await client.post(ROLE, { intent: "choose" });
      await submitAnswer(client, await startSession(client), text);
      expect(await openSkillRow(client, "sql")).toHaveText("Not shown yet");
    },
  );
});

test("rows beyond the six unfold by group, and one of them opens alone", async () => {
  const client = await createSignedInClient();
  await client.post(ROLE, { intent: "choose" });
  await answerTwice(client);
  await client.post("/assessment/4", { sql: "5", python: "4" });
  const main = await openMain(client, "/profile/skills");
  expect(main).toHaveText(/\d+ more you have shown/);
  const listIds = (page: HtmlElement) =>
    page.allByRole("listitem").flatMap((item) => item.attribute("id") ?? []);
  const shown = await openMain(client, "/profile/skills?rows=shown");
  expect(shown.headings(2).map(({ text }) => text)).toContain("Also shown");
  expect(listIds(shown)).toContain("query-optimization");
  const one = await openMain(client, "/profile/skills?skill=query-optimization");
  expect(listIds(one)).toHaveLength(5);
  expect(one).toHaveText(`${listIds(shown).length - 5} more you have shown`);
});

test("an answer whose review shows no score gives the skill neither a level nor a figure", async () => {
  const client = await createSignedInClient();
  await client.post(ROLE, { intent: "choose" });
  const session = await startSession(client);
  // A score starts at 40 words.
  await submitAnswer(
    client,
    session,
    "I would read the query plan, find the full scan, and add an index.",
  );
  const row = await openSkillRow(client, "sql");
  expect(row).toHaveText("No score yet for one answer");
  expect(row).not.toHaveText(/of 65 asked|of 100|off by/);
  expect(row.links()).toContainEqual(["Open the review", expect.stringContaining("/review/")]);
});

test("a skill is shown by a question of the target’s own work", async () => {
  const client = await createSignedInClient();
  await client.post("/occupations/29-1141.00", { intent: "choose" });
  const main = await openMain(client, "/profile/skills");
  const [link] = main.allByRole("link", "Show it: Empathy");
  const id = link?.attribute("href")?.split("/").at(-1) ?? "";
  expect(POSTS_BY_QUESTION[id]).toContain("registered nurse");
});

test("the record can be downloaded as JSON, CSV and JSON Resume, by its owner only", async () => {
  const client = await createSignedInClient();
  await client.post("/assessment/4", { sql: "4" });
  await submitAnswer(client, await startSession(client), GOOD_ANSWER);
  const download = async (format: string) => {
    const response = await client.get(`/profile/skills/export?format=${format}`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    return response;
  };
  const json = await download("json");
  expect(json.headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="pathlight-skills-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(await json.json()).toMatchObject({
    skills: expect.arrayContaining([
      expect.objectContaining({
        id: "sql",
        proven: false,
        evidence: [
          expect.objectContaining({ source: "rated", value: 4 }),
          expect.objectContaining({ source: "practiced" }),
        ],
      }),
    ]),
  });
  const csv = await download("csv");
  expect(csv.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
  const [columns = [], ...rows] = parseCsv(await csv.text());
  const cells = ["Skill", "Source", "Value"].map((name) => columns.indexOf(name));
  expect(rows.map((row) => cells.map((index) => row[index]))).toContainEqual(["SQL", "rated", "4"]);
  expect(columns).toContain("State");
  expect(await (await download("json-resume")).json()).toMatchObject({
    basics: { email: client.email },
    skills: expect.arrayContaining([expect.objectContaining({ name: "SQL" })]),
  });

  expect((await client.get("/profile/skills/export?format=pdf")).status).toBe(404);
  const visitor = await createClient();
  expect((await visitor.get("/profile/skills/export?format=json")).status).toBe(302);
});
