import { expect, test } from "vitest";
import {
  formatEvent,
  createValidVerdict,
  splitIntoPieces,
  reply,
} from "../../support/model-protocol";
import { startModelServer } from "../../support/model-server";
import { createTempFolder, spawnServer } from "../../support/server-process";

const ANSWER = "I run EXPLAIN ANALYZE and compare the zebrastriped plan with last month's.";

/** A server with an AI coach, and a visitor who has answered a question there. */
async function createAnsweredSession() {
  const model = await startModelServer();
  const server = spawnServer({
    DATA_DIR: createTempFolder(),
    LOG_LEVEL: "trace",
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: "a-model",
    AI_API_KEY: "sk-zebra-key",
  });
  const origin = await server.address();
  let cookie = "";
  const post = async (path: string, fields: Record<string, string>, init: RequestInit = {}) => {
    const headers = { Origin: origin, Cookie: cookie, ...(init.headers as Record<string, string>) };
    const response = await fetch(origin + path, {
      ...init,
      method: "POST",
      redirect: "manual",
      headers,
      body: new URLSearchParams(fields),
    });
    cookie =
      response.headers
        .getSetCookie()
        .find((set) => set.startsWith("session="))
        ?.split(";")[0] ?? cookie;
    return response;
  };
  const session = (await post("/interview", { card: "databases" })).headers.get("Location") ?? "";
  const html = await (
    await fetch(`${origin}${session}?question=4`, { headers: { Cookie: cookie } })
  ).text();
  const value = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? "";
  await post(session, {
    questionId: value("questionId"),
    attempt: value("attempt"),
    intent: "answer",
    answer: ANSWER,
  });
  return {
    model,
    server,
    ask: (init?: RequestInit) => post(`${session}/review/4/opinion`, {}, init),
  };
}

test("the log says that a service failed and how, and nothing of what was written or of the key", async () => {
  const { model, server, ask } = await createAnsweredSession();
  model.setBehavior((call, response) =>
    reply(response, 500, JSON.stringify({ error: call.answer, key: call.authorization })),
  );
  expect((await ask()).status).toBe(302);
  expect(model.calls[0]).toMatchObject({ answer: ANSWER, authorization: "Bearer sk-zebra-key" });
  server.child.kill("SIGTERM");
  const { output } = await server.exited;
  expect(output).toContain('"reason":"unreachable","status":500');
  expect(output).not.toContain("zebra");
});

test("what a model has judged is shown before it has finished", async () => {
  const { model, server, ask } = await createAnsweredSession();
  model.setBehavior((call, response) => {
    const text = JSON.stringify(createValidVerdict(call));
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    for (const piece of splitIntoPieces(text.slice(0, text.length / 2)))
      response.write(formatEvent({ choices: [{ delta: { content: piece } }] }));
  });
  const response = await ask({
    headers: { Accept: "text/event-stream", "Accept-Encoding": "gzip, br" },
  });
  let received = "";
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    received += chunk;
    if (received.includes('"kind":"point"')) break;
  }
  expect(received).toContain('{"kind":"point","id":"real-plan"');
  expect(await model.calls[0]?.closed).toEqual({ finished: false });
  server.child.kill("SIGKILL");
});

test("the browser closed, the call to the service ends, with a script and without", async () => {
  const { model, server, ask } = await createAnsweredSession();
  for (const headers of [{ Accept: "text/event-stream" }, { Accept: "text/html" }]) {
    const abortController = new AbortController();
    model.setBehavior(() => abortController.abort());
    // With a script the answer has begun by then; without one there is none to wait for.
    const response = await ask({ headers, signal: abortController.signal }).catch(() => undefined);
    await response?.text().catch(() => undefined);
    expect(await model.calls.at(-1)?.closed).toEqual({ finished: false });
  }
  expect(model.calls).toHaveLength(2);
  server.child.kill("SIGTERM");
  const { code, output } = await server.exited;
  expect(code).toBe(0);
  expect(output).not.toContain('"level":50');
});

test("a wrong setting stops the start, the key masked", async () => {
  const { code, output } = await spawnServer({
    DATA_DIR: createTempFolder(),
    AI_BASE_URL: "https://ai.example.org/v1",
    AI_MODEL: "a-model",
    AI_API_KEY: "sk zebra",
  }).exited;
  expect([code, output]).toEqual([
    1,
    "Pathlight cannot start: AI_API_KEY is •••, expected a key without spaces. Set it right or unset it.\n",
  ]);
});
