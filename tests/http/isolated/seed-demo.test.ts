import { expect, test } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import { questionById } from "~/data/questions/cards.server";
import { select } from "../../support/database";
import { createTempFolder, spawnServer } from "../../support/server-process";

const runSeed = (env: Record<string, string>, ...flags: string[]) =>
  spawnServer({ NODE_ENV: "development", ...env }, ["scripts/seed-demo.mjs", ...flags]).exited;

const countRows = (folder: string) => {
  const tables = [
    "users",
    "interview_sessions",
    "interview_answers",
    "assessments",
    "assessment_ratings",
    "mentor_sessions",
  ];
  return tables.map((table) => select(`select 1 from ${table}`, [], folder).length);
};

test("adds one demo user, even if run twice, who can sign in and has the coach's reviews", async () => {
  const folder = createTempFolder();
  const first = await runSeed({ DATA_DIR: folder });
  expect([first.code, first.output]).toEqual([
    0,
    expect.stringMatching(
      /^Demo user added\. Sign in as \S+@example\.org with the password \S+\n$/,
    ),
  ]);
  expect(countRows(folder)).toEqual([1, 4, 10, 2, 16, 2]);
  const again = await runSeed({ DATA_DIR: folder });
  expect(again.output).toContain("Nothing was changed.");
  expect(countRows(folder)).toEqual([1, 4, 10, 2, 16, 2]);

  const rows = select("select question_id, answer, score from interview_answers", [], folder) as {
    question_id: string;
    answer: string;
    score: number;
  }[];
  for (const { question_id, answer, score } of rows) {
    const { kind, prompt, keyPoints, samples } =
      questionById(question_id)?.question ?? expect.unreachable(question_id);
    expect(
      reviewAnswer({
        kind,
        question: prompt,
        keyPoints,
        reference: samples.senior,
        answer,
        seconds: null,
      }).score,
    ).toBe(score);
  }

  const [, email = "", password = ""] = /as (\S+) with the password (\S+)/.exec(first.output) ?? [];
  const server = spawnServer({ DATA_DIR: folder });
  const login = await fetch(`${await server.address()}/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  expect(await login.json()).toMatchObject({
    profile: {
      name: "Ines Okafor",
      displayName: "Ines",
      title: "Junior data analyst",
      location: "Leeds",
      emailVerified: true,
    },
  });
  server.child.kill("SIGKILL");
});

test("in production it requires a flag and generates a password", async () => {
  const folder = createTempFolder();
  const refused = await runSeed({ DATA_DIR: folder, NODE_ENV: "production" });
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("--in-production")]);
  const forced = await runSeed({ DATA_DIR: folder, NODE_ENV: "production" }, "--in-production");
  expect(forced.code).toBe(0);
  expect(forced.output).not.toContain("umbrella-bus-stop-north");
});

test("starting the server adds no demo user", async () => {
  const folder = createTempFolder();
  const server = spawnServer({ DATA_DIR: folder });
  await server.address();
  expect(countRows(folder)[0]).toBe(0);
  server.child.kill("SIGKILL");
});
