import { describe, expect, test } from "vitest";
import { twoSum } from "~/data/questions/coding/arrays";
import { getStarterCode } from "~/data/questions/coding/starter";
import { readQuestionFields, startSession, readAnswerText } from "../support/interview";
import { createSignedInClient, textOf, createClient } from "../support/client";

const EXPLANATION =
  "I keep each number with its position in a hash map and look up the target minus the number; linear time and memory.";

describe("code beside an answer", () => {
  test("the question's page shows starter and visible tests, and holds no hidden one", async () => {
    const client = await createSignedInClient();
    const html = (await (await client.get(await startSession(client, "algorithms"))).text())
      .replaceAll("&#x27;", "'")
      .replaceAll("&quot;", '"');
    expect(html).toContain("function twoSum(numbers, target) {");
    expect(textOf(html)).toContain("twoSum([2,7,11,15], 9) gives [0,1]");
    for (const { args } of twoSum.hiddenTests.slice(0, 5))
      expect(html).not.toContain(`${JSON.stringify(args[0])}, ${args[1]}`);
    expect(html).not.toContain("9997");
  });

  test("hidden tests go to whose session it is, for questions that have some", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client, "algorithms");
    const tests = await client.get(`${session}/tests/1`);
    expect(tests.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await tests.json()).toEqual(twoSum.hiddenTests);
    for (const number of ["8", "0", "99", "x"])
      expect((await client.get(`${session}/tests/${number}`)).status).toBe(404);
    for (const other of [await createSignedInClient(), await createClient()])
      expect((await other.get(`${session}/tests/1`)).status).toBe(404);
  });

  test("is kept with the answer and its measured result; a count beyond the tests is no more than all", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client, "algorithms");
    const form = {
      ...(await readQuestionFields(client, session)),
      intent: "answer",
      answer: EXPLANATION,
      code: "const twoSum = () => [0, 1]; // </pre><script>",
      language: "typescript",
      testsPassed: "99",
    };
    await client.post(session, form);
    const html = await (await client.get(`${session}/review/1`)).text();
    expect(html).toContain("// &lt;/pre&gt;&lt;script&gt;");
    expect(textOf(html)).toMatch(/9 of 9 tests passed ?, measured in your browser\./);
  });

  test("what stood there untouched is no code; odd fields are left out", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client, "algorithms");
    const form = {
      ...(await readQuestionFields(client, session)),
      intent: "answer",
      answer: EXPLANATION,
      code: getStarterCode(twoSum, "javascript"),
      language: "cobol",
      testsPassed: "many",
    };
    await client.post(session, form);
    expect(await (await client.get(`${session}/review/1`)).text()).not.toContain("Your code");
  });

  test("too long: 400 under the field, answer and code kept", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client, "algorithms");
    const form = {
      ...(await readQuestionFields(client, session)),
      intent: "answer",
      answer: EXPLANATION,
      code: `// ${"x".repeat(50_001)}`,
    };
    const response = await client.post(session, form);
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(textOf(html)).toContain("Use at most 50000 characters of code.");
    expect(html).toContain(form.code);
    expect(html).toContain("hash map");
  });

  test("a draft of code is there again", async () => {
    const client = await createSignedInClient();
    const session = await startSession(client, "algorithms");
    await client.post(session, {
      ...(await readQuestionFields(client, session)),
      intent: "save",
      answer: "",
      code: "function twoSum() { return 1 < 2; }",
      language: "typescript",
    });
    const html = await (await client.get(session)).text();
    expect(html).toContain("function twoSum() { return 1 &lt; 2; }");
    expect(html).toMatch(/value="typescript" selected|selected="" value="typescript"/);
    expect(await readAnswerText(client, session)).toBe("");
  });
});

test("the sandbox may be framed here alone, has no origin, no network and no eval", async () => {
  const client = await createClient();
  const { headers, status } = await client.get("/interview/sandbox");
  expect(status).toBe(200);
  const policy = headers.get("Content-Security-Policy") ?? "";
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+'; worker-src blob:; sandbox allow-scripts; base-uri 'none'; form-action 'none'; frame-ancestors 'self'$/,
  );
  expect(headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
  expect(headers.get("Permissions-Policy")).toContain("camera=(), microphone=()");
  const page = await client.get("/interview");
  expect(page.headers.get("X-Frame-Options")).toBe("DENY");
  expect(page.headers.get("Content-Security-Policy")).not.toMatch(
    /frame-src|media-src|worker-src|unsafe/,
  );
  const session = await client.get(await startSession(client));
  expect(session.headers.get("Content-Security-Policy")).toContain(
    "media-src blob:; frame-src 'self'",
  );
  expect(session.headers.get("Content-Security-Policy")).not.toMatch(/worker-src|unsafe/);
});
