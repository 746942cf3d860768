import { describe, expect, test } from "vitest";
import { twoSum } from "~/data/questions/coding/arrays";
import { getStarterCode } from "~/data/questions/coding/starter";
import { createClient, createSignedInClient } from "../support/client";
import { readQuestionFields, startSession } from "../support/interview";
import { openMain, openPage, readPage } from "../support/page";

const EXPLANATION =
  "I keep each number with its position in a hash map and look up the target minus the number; linear time and memory.";

async function startCodeSession() {
  const client = await createSignedInClient();
  const session = await startSession(client, "algorithms");
  const fields = await readQuestionFields(client, session);
  return { client, session, form: { ...fields, intent: "answer", answer: EXPLANATION } };
}

describe("code beside an answer", () => {
  test("the page has starter code and visible tests, but no hidden test", async () => {
    const { client, session } = await startCodeSession();
    const page = await openPage(client, session);
    expect(page.getField("code").value).toContain("function twoSum(numbers, target) {");
    expect(page.main).toHaveText("twoSum([2,7,11,15], 9) returns [0,1]");
    expect(page.main).toHaveText(/Without it, your code is saved .* its tests aren’t run/);
    for (const { args } of twoSum.hiddenTests.slice(0, 5))
      expect(page).not.toHaveInSource(`${JSON.stringify(args[0])}, ${args[1]}`);
    expect(page.source).not.toMatch(/\b9997\b/);
  });

  test("hidden tests are sent to the session's owner only, for questions that have some", async () => {
    const { client, session } = await startCodeSession();
    const response = await client.get(`${session}/tests/1`);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await response.json()).toEqual(twoSum.hiddenTests);
    for (const number of ["8", "0", "99", "x"])
      expect((await client.get(`${session}/tests/${number}`)).status).toBe(404);
    for (const otherClient of [await createSignedInClient(), await createClient()])
      expect(
        (await otherClient.get(`${session}/tests/1`, { Accept: "application/json" })).status,
      ).toBe(404);
  });

  test("is saved with the answer and its result, of which at most all tests count", async () => {
    const { client, session, form } = await startCodeSession();
    const code = "const twoSum = () => [0, 1]; // </pre><script>";
    await client.post(session, { ...form, code, language: "typescript", testsPassed: "99" });
    const review = await openMain(client, `${session}/review/1`);
    const listing = review.allByTag("pre").map(({ text }) => text.replaceAll(/\s/g, ""));
    expect(listing).toEqual([code.replaceAll(/\s/g, "")]);
    expect(review).toHaveText(/9 of 9 tests passed ?, run in your browser\./);
  });

  test("unchanged starter code is not saved as code, and unknown fields are ignored", async () => {
    const { client, session, form } = await startCodeSession();
    const code = getStarterCode(twoSum, "javascript");
    await client.post(session, { ...form, code, language: "cobol", testsPassed: "many" });
    expect(await openMain(client, `${session}/review/1`)).not.toHaveText("Your code");
  });

  test("over 50,000 characters is 400 under the field, with answer and code filled in", async () => {
    const { client, session, form } = await startCodeSession();
    const code = `// ${"x".repeat(50_001)}`;
    const page = await readPage(await client.post(session, { ...form, code }));
    expect(page.status).toBe(400);
    expect(page.main).toHaveText("Code tab: use at most 50000 characters.");
    expect(page.getField("code").value === code).toBe(true);
    expect(page.getField("answer").value).toBe(EXPLANATION);
  });

  test("in Python is saved as Python, in the draft and with the answer", async () => {
    const { client, session, form } = await startCodeSession();
    const code = getStarterCode(twoSum, "python").replace("pass", "return [0, 1]");
    await client.post(session, { ...form, intent: "save", code, language: "python" });
    expect(await readQuestionFields(client, session)).toMatchObject({ code, language: "python" });
    await client.post(session, { ...form, code, language: "python", testsPassed: "3" });
    const review = await openMain(client, `${session}/review/1`);
    expect(review).toHaveText("3 of 9 tests passed");
    expect(review.allByTag("pre")[0]).toHaveText(/def two_sum \(numbers, target\):/);
  });

  test("alone is an attempt of code, not of no words", async () => {
    const { client, session, form } = await startCodeSession();
    const code = "const twoSum = () => [0, 1];";
    await client.post(session, {
      ...form,
      answer: "",
      code,
      language: "typescript",
      testsPassed: "9",
    });
    expect(await openMain(client, `${session}/review/1`)).toHaveText("The coach doesn’t read code");
    const attempts = await openMain(client, "/interview/questions/two-sum");
    expect(attempts).toHaveText("code alone");
  });

  test("saved as a draft is shown again", async () => {
    const { client, session, form } = await startCodeSession();
    const draft = { code: "function twoSum() { return 1 < 2; }", language: "typescript" };
    await client.post(session, { ...form, ...draft, intent: "save", answer: "" });
    expect(await readQuestionFields(client, session)).toMatchObject({ ...draft, answer: "" });
  });
});

test("the sandbox may be framed by this site only, without origin, network or eval", async () => {
  const client = await createClient();
  const { headers, status } = await client.get("/interview/sandbox");
  expect(status).toBe(200);
  expect(headers.get("Content-Security-Policy")).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+'; worker-src blob:; sandbox allow-scripts; base-uri 'none'; form-action 'none'; frame-ancestors 'self'$/,
  );
  expect(headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
  expect(headers.get("Permissions-Policy")).toContain("camera=(), microphone=()");
});

test("the sandbox for Python may compile WebAssembly besides, and has no network either", async () => {
  const client = await createClient();
  const response = await client.get("/interview/sandbox/python");
  expect(response.headers.get("Content-Security-Policy")).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+' 'wasm-unsafe-eval'; worker-src blob:; sandbox allow-scripts; base-uri 'none'; form-action 'none'; frame-ancestors 'self'$/,
  );
});

test("only a session's page may frame the sandbox and play recordings", async () => {
  const client = await createClient();
  const page = await client.get("/interview");
  expect(page.headers.get("X-Frame-Options")).toBe("DENY");
  expect(page.headers.get("Content-Security-Policy")).not.toMatch(
    /frame-src|media-src|worker-src|unsafe/,
  );
  const session = await client.get(await startSession(client));
  const policy = session.headers.get("Content-Security-Policy");
  expect(policy).toContain("media-src blob:; frame-src 'self'");
  expect(policy).not.toMatch(/worker-src|unsafe/);
});
