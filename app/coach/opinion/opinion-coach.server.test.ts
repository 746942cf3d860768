import { describe, expect, test } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import type { Review } from "~/coach/types";
import { questionById } from "~/data/questions/cards.server";
import {
  type Behavior,
  type ModelCall,
  event,
  honest,
  honestVerdict,
  piecesOf,
  say,
  stream,
} from "../../../tests/support/model-protocol";
import { modelServer } from "../../../tests/support/model-server";
import {
  MINUTES,
  WEAK,
  edited,
  failureOf,
  inTurn,
  requestFor,
  setUp,
} from "../../../tests/support/opinion-coach";

describe("a server that does as it should", () => {
  test("is asked once, with model, key and the answer between boundaries, and its verdict becomes a review", async () => {
    const { server, coach } = await setUp();
    const told: string[] = [];
    const review = await coach.review(requestFor(WEAK), { onPoint: ({ id }) => told.push(id) });
    expect(server.calls).toHaveLength(1);
    const [call] = server.calls;
    expect(call).toMatchObject({
      authorization: "Bearer a-key",
      answer: WEAK,
      body: { model: "a-model", stream: true, response_format: { type: "json_schema" } },
    });
    expect(review.maker).toEqual({ name: "a-model", version: "prompt 1" });
    expect(review.keyPoints.find(({ id }) => id === "real-plan")).toMatchObject({
      status: "covered",
      sentence: 2,
      reason: "You say it in so many words.",
    });
    expect(review.score).toBe(review.dimensions.reduce((sum, { points }) => sum + points, 0));
    expect(review.dimensions.map(({ name, weight }) => [name, weight])).toEqual(
      reviewAnswer(requestFor(WEAK)).dimensions.map(({ name, weight }) => [name, weight]),
    );
    expect(told).toEqual(requestFor("").keyPoints.map(({ id }) => id));
  });

  test("each call has a boundary of its own", async () => {
    const { server, coach } = await setUp();
    await coach.review(requestFor(WEAK));
    await coach.review(requestFor(WEAK));
    const boundaries = server.calls.map(
      ({ body }) => /=== [0-9a-f-]+ ===/.exec(body.messages[0]?.content ?? "")?.[0],
    );
    expect(new Set(boundaries).size).toBe(2);
  });

  test("in a story, what can be counted is not asked: delivery stays the embedded coach's", async () => {
    const { server, coach } = await setUp(
      edited((verdict) =>
        verdict.dimensions.push({ name: "delivery", level: 0, quotes: [], reason: "Dull." }),
      ),
    );
    const request = requestFor(
      questionById("angry-customer")?.question.samples.senior ?? "",
      "angry-customer",
    );
    const review = await coach.review(request);
    expect(server.calls[0]?.body.messages[0]?.content).not.toContain("- delivery:");
    const delivery = (made: Review) => made.dimensions.find(({ name }) => name === "delivery");
    expect(delivery(review)).toEqual(delivery(reviewAnswer(request)));
  });
});

describe("a server with habits of its own", () => {
  test.each([
    ["refuses json_schema", ["json_schema"], ["json_schema", "json_object", "json_object"]],
    [
      "refuses any response_format",
      ["json_schema", "json_object"],
      ["json_schema", "json_object", "none", "none"],
    ],
  ])("%s: it is asked in another way, which is remembered", async (_, refused, asked) => {
    const wayOf = ({ body }: ModelCall) => body.response_format?.type ?? "none";
    const { server, coach } = await setUp((call, response) =>
      refused.includes(wayOf(call))
        ? say(response, 400, '{"error":{"message":"response_format"}}')
        : honest(call, response),
    );
    await coach.review(requestFor(WEAK));
    await coach.review(requestFor(WEAK));
    expect(server.calls.map(wayOf)).toEqual(asked);
  });

  test.each<[string, (json: string) => string]>([
    ["in a fence", (json) => `\`\`\`json\n${json}\n\`\`\``],
    ["between remarks", (json) => `Here is my verdict:\n${json}\nI hope this helps.`],
    ["after thinking aloud", (json) => `<think>The candidate {seems} to know it.</think>${json}`],
    ["without its last braces", (json) => json.slice(0, -1)],
    ["cut in the middle of the last sentence", (json) => json.slice(0, -12)],
    ["with a comma too many", (json) => json.replace(/\]/g, ",]")],
  ])("answers %s: it is understood", async (_, wrap) => {
    const { server, coach } = await setUp((call, response) =>
      stream(response, wrap(JSON.stringify(honestVerdict(call)))),
    );
    const review = await coach.review(requestFor(WEAK));
    expect(review.keyPoints.find(({ id }) => id === "real-plan")?.status).toBe("covered");
    expect(server.calls).toHaveLength(1);
  });

  test("does not stream: its one JSON answer is read", async () => {
    const { coach } = await setUp((call, response) =>
      say(
        response,
        200,
        JSON.stringify({
          choices: [
            { message: { role: "assistant", content: JSON.stringify(honestVerdict(call)) } },
          ],
        }),
      ),
    );
    expect((await coach.review(requestFor(WEAK))).maker.name).toBe("a-model");
  });

  test("names events text/plain: they are read all the same", async () => {
    const { coach } = await setUp((call, response) =>
      stream(response, JSON.stringify(honestVerdict(call)), "text/plain"),
    );
    expect((await coach.review(requestFor(WEAK))).maker.name).toBe("a-model");
  });
});

describe("a server that fails", () => {
  const half: Behavior = (call, response) =>
    stream(response, JSON.stringify(honestVerdict(call)).slice(0, 300));
  const outOfRange = edited(({ dimensions }) => {
    for (const dimension of dimensions) dimension.level = 97;
  });
  const closing: Behavior = (call, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write(
      event({
        choices: [{ delta: { content: JSON.stringify(honestVerdict(call)).slice(0, 300) } }],
      }),
      () => response.destroy(),
    );
  };

  test.each<[string, Behavior, string]>([
    ["cuts its answer in half", half, "unreadable"],
    ["gives numbers out of range", outOfRange, "unreadable"],
    ["leaves key points out", edited(({ points }) => void points.pop()), "unreadable"],
    [
      "answers a page of HTML",
      (_, response) =>
        say(response, 200, "<!DOCTYPE html><title>Sign in</title>", {
          "Content-Type": "text/html",
        }),
      "unreadable",
    ],
    [
      "answers something else",
      (_, response) =>
        say(response, 200, "\u0000\u0001 no events here", {
          "Content-Type": "application/octet-stream",
        }),
      "unreadable",
    ],
    [
      "answers without choices",
      (_, response) => say(response, 200, '{"choices":[]}'),
      "unreadable",
    ],
    [
      "streams without choices",
      (_, response) =>
        say(response, 200, `${event({ choices: [] })}data: [DONE]\n\n`, {
          "Content-Type": "text/event-stream",
        }),
      "unreadable",
    ],
    [
      "sends an error among the events",
      (_, response) =>
        say(response, 200, event({ error: { message: "out of memory" } }), {
          "Content-Type": "text/event-stream",
        }),
      "unreadable",
    ],
    ["answers 500", (_, response) => say(response, 500, "<h1>Oops</h1>"), "unreachable"],
    ["closes in the middle", closing, "unreachable"],
    ["hangs up at once", (_, response) => void response.destroy(), "unreachable"],
    [
      "asks to wait no time",
      (_, response) => say(response, 429, "{}", { "Retry-After": "0" }),
      "busy",
    ],
  ])("%s: asked once more, then it is said", async (_, behavior, reason) => {
    const once = await setUp(inTurn(behavior, honest));
    expect((await once.coach.review(requestFor(WEAK))).maker.name).toBe("a-model");
    expect(once.server.calls).toHaveLength(2);

    const always = await setUp(behavior);
    expect((await failureOf(always.coach.review(requestFor(WEAK)))).reason).toBe(reason);
    expect(always.server.calls).toHaveLength(2);
  });

  test.each([401, 403, 404])("answers %i: it is not asked again", async (status) => {
    const { server, coach } = await setUp((_, response) => say(response, status, "{}"));
    expect(await failureOf(coach.review(requestFor(WEAK)))).toMatchObject({
      reason: "refused",
      status,
    });
    expect(server.calls).toHaveLength(1);
  });

  test("redirects: the answer does not follow", async () => {
    const elsewhere = await modelServer();
    const { coach } = await setUp((_, response) =>
      say(response, 307, "", { Location: `${elsewhere.baseUrl}/chat/completions` }),
    );
    expect((await failureOf(coach.review(requestFor(WEAK)))).reason).toBe("refused");
    expect(elsewhere.calls).toHaveLength(0);
  });

  test("never answers: given up, not asked again", async () => {
    const { server, coach } = await setUp(() => {}, { silenceInMs: 40, wholeInMs: MINUTES });
    expect((await failureOf(coach.review(requestFor(WEAK)))).reason).toBe("slow");
    expect(server.calls).toHaveLength(1);
  });

  test("hangs in the middle: given up, and the call is ended", async () => {
    const { server, coach } = await setUp(
      (_, response) => {
        response.writeHead(200, { "Content-Type": "text/event-stream" });
        response.write(event({ choices: [{ delta: { content: '{"points":[' } }] }));
      },
      { silenceInMs: 40, wholeInMs: MINUTES },
    );
    expect((await failureOf(coach.review(requestFor(WEAK)))).reason).toBe("slow");
    expect(await server.calls[0]?.closed).toEqual({ finished: false });
  });

  test("keeps sending a little: the whole has an end too", async () => {
    const { coach } = await setUp(
      async (_, response) => {
        response.writeHead(200, { "Content-Type": "text/event-stream" });
        const timer = setInterval(() => response.write(": still here\n\n"), 5);
        response.on("close", () => clearInterval(timer));
      },
      { silenceInMs: MINUTES, wholeInMs: 60 },
    );
    expect((await failureOf(coach.review(requestFor(WEAK)))).reason).toBe("slow");
  });

  test.each<[string, () => string]>([
    ["words", () => event({ choices: [{ delta: { content: "x".repeat(30_000) } }] })],
    ["bytes that say nothing", () => `: ${"x".repeat(100_000)}\n\n`],
  ])("sends %s without end: cut off, not gathered", async (_, chunk) => {
    const { server, coach } = await setUp((call, response) => {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      const more = () => {
        if (!response.destroyed) response.write(chunk(), more);
      };
      more();
    });
    expect((await failureOf(coach.review(requestFor(WEAK)))).reason).toBe("unreadable");
    expect(await Promise.all(server.calls.map(({ closed }) => closed))).toEqual([
      { finished: false },
      { finished: false },
    ]);
  });

  test("is left alone after three failures in a row, then asked again", async () => {
    const { server, coach, passTime } = await setUp((_, response) => say(response, 401, "{}"));
    for (const reason of ["refused", "refused", "refused", "busy"])
      expect((await failureOf(coach.review(requestFor(WEAK)))).reason).toBe(reason);
    expect(server.calls).toHaveLength(3);
    server.behave(honest);
    passTime(60_000);
    expect((await coach.review(requestFor(WEAK))).maker.name).toBe("a-model");
  });

  test("asks for two minutes: it gets them, after the first failure", async () => {
    const { server, coach, passTime } = await setUp((_, response) =>
      say(response, 429, "{}", { "Retry-After": "120" }),
    );
    expect(await failureOf(coach.review(requestFor(WEAK)))).toMatchObject({
      reason: "busy",
      waitInMs: 120_000,
    });
    server.behave(honest);
    passTime(119_000);
    expect(await failureOf(coach.review(requestFor(WEAK)))).toMatchObject({
      reason: "busy",
      waitInMs: 1000,
    });
    passTime(1000);
    await coach.review(requestFor(WEAK));
    expect(server.calls).toHaveLength(2);
  });
});

test("cancelled, the call to the server ends, and nothing counts against it", async () => {
  const { server, coach } = await setUp((_, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write(event({ choices: [{ delta: { content: piecesOf('{"points":[')[0] } }] }));
    leaving.abort(new Error("the page was closed"));
  });
  const leaving = new AbortController();
  await expect(coach.review(requestFor(WEAK), { signal: leaving.signal })).rejects.toThrow(
    "the page was closed",
  );
  expect(await server.calls[0]?.closed).toEqual({ finished: false });
  server.behave(honest);
  expect((await coach.review(requestFor(WEAK))).maker.name).toBe("a-model");
});
