import { expect, test } from "vitest";
import { createClient, createSignedInClient } from "../support/client";
import { parseCsv } from "../support/csv";
import { GOOD_ANSWER, startSession, submitAnswer } from "../support/interview";
import { openMain } from "../support/page";

const ROLE = "/careers/technology/data-scientist";

test("the skills tab compares the record with the target, and the plan says why each step", async () => {
  const client = await createSignedInClient();
  await client.post("/assessment/4", { sql: "3", statistics: "2" });
  expect(await openMain(client, "/profile/skills")).toHaveText("Choose a target to see the gap");
  await client.post(ROLE, { intent: "choose" });
  const skills = await openMain(client, "/profile/skills");
  expect(skills).toHaveText("You meet none of the 4 key skills for Data Scientist yet.");
  expect(skills).toHaveText(
    "Nothing learned yet: each course quiz you take and each code exercise you solve is evidence.",
  );
  expect(skills).not.toHaveText("Reviewed");
  expect(skills.getByRole("rowheader", /^Statistics/).closest("row")).toHaveText("30 short");
  expect(skills.getByRole("rowheader", /^Python/).closest("row")).toHaveText("no evidence yet");
  expect(skills).toHaveText("There is no evidence of Python yet.");
  const overview = await openMain(client, "/profile");
  expect(overview).toHaveText("You meet none of the 4 key skills for Data Scientist yet.");
  expect(overview).toHaveText("Next best step");
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
  expect(await (await download("json-resume")).json()).toMatchObject({
    basics: { email: client.email },
    skills: expect.arrayContaining([expect.objectContaining({ name: "SQL" })]),
  });

  expect((await client.get("/profile/skills/export?format=pdf")).status).toBe(404);
  const visitor = await createClient();
  expect((await visitor.get("/profile/skills/export?format=json")).status).toBe(302);
});
