import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  type ModelBehavior,
  formatEvent,
  validModel,
  createValidVerdict,
  splitIntoPieces,
  reply,
  streamReply,
} from "../../../tests/support/model-protocol";
import { startModelServer } from "../../../tests/support/model-server";
import {
  MINUTE_IN_MS,
  WEAK_ANSWER,
  withEditedVerdict,
  getFailure,
  inSequence,
  createRequest,
  createTestCoach,
} from "../../../tests/support/ai-coach";

describe("a failing server", () => {
  const cutInHalf: ModelBehavior = (call, response) =>
    streamReply(response, JSON.stringify(createValidVerdict(call)).slice(0, 300));
  const unknownStatus = withEditedVerdict(({ points }) => {
    for (const point of points) point.status = "perfect";
  });
  const closeMidway: ModelBehavior = (call, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write(
      formatEvent({
        choices: [{ delta: { content: JSON.stringify(createValidVerdict(call)).slice(0, 300) } }],
      }),
      () => response.destroy(),
    );
  };

  test.each<[string, ModelBehavior, string]>([
    ["cuts its answer in half", cutInHalf, "unreadable"],
    ["gives a status that doesn’t exist", unknownStatus, "unreadable"],
    ["leaves key points out", withEditedVerdict(({ points }) => void points.pop()), "unreadable"],
    [
      "answers a page of HTML",
      (_, response) =>
        reply(response, 200, "<!DOCTYPE html><title>Sign in</title>", {
          "Content-Type": "text/html",
        }),
      "unreadable",
    ],
    [
      "answers something else",
      (_, response) =>
        reply(response, 200, "\u0000\u0001 no events here", {
          "Content-Type": "application/octet-stream",
        }),
      "unreadable",
    ],
    [
      "answers without choices",
      (_, response) => reply(response, 200, '{"choices":[]}'),
      "unreadable",
    ],
    [
      "streams without choices",
      (_, response) =>
        reply(response, 200, `${formatEvent({ choices: [] })}data: [DONE]\n\n`, {
          "Content-Type": "text/event-stream",
        }),
      "unreadable",
    ],
    [
      "sends an error among the events",
      (_, response) =>
        reply(response, 200, formatEvent({ error: { message: "out of memory" } }), {
          "Content-Type": "text/event-stream",
        }),
      "unreadable",
    ],
    ["answers 500", (_, response) => reply(response, 500, "<h1>Oops</h1>"), "unreachable"],
    ["closes in the middle", closeMidway, "unreachable"],
    ["hangs up at once", (_, response) => void response.destroy(), "unreachable"],
    [
      "asks to wait no time",
      (_, response) => reply(response, 429, "{}", { "Retry-After": "0" }),
      "busy",
    ],
  ])("%s: retried once, then reported", async (_, behavior, reason) => {
    const once = await createTestCoach(inSequence(behavior, validModel));
    expect((await once.coach.review(createRequest(WEAK_ANSWER))).maker.name).toBe("a-model");
    expect(once.server.calls).toHaveLength(2);

    const always = await createTestCoach(behavior);
    expect((await getFailure(always.coach.review(createRequest(WEAK_ANSWER)))).reason).toBe(reason);
    expect(always.server.calls).toHaveLength(2);
  });

  test.each([401, 403, 404])("%i isn't retried", async (status) => {
    const { server, coach } = await createTestCoach((_, response) => reply(response, status, "{}"));
    expect(await getFailure(coach.review(createRequest(WEAK_ANSWER)))).toMatchObject({
      reason: "refused",
      status,
    });
    expect(server.calls).toHaveLength(1);
  });

  test("redirects aren't followed", async () => {
    const redirectTarget = await startModelServer();
    const { coach } = await createTestCoach((_, response) =>
      reply(response, 307, "", { Location: `${redirectTarget.baseUrl}/chat/completions` }),
    );
    expect((await getFailure(coach.review(createRequest(WEAK_ANSWER)))).reason).toBe("refused");
    expect(redirectTarget.calls).toHaveLength(0);
  });

  describe("with the clock in the test's hands", () => {
    const IDLE_IN_MS = 20_000;
    const timeouts = { idleMs: IDLE_IN_MS, totalMs: MINUTE_IN_MS };

    beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
    afterEach(() => void vi.useRealTimers());

    test("no response: times out without a retry", async () => {
      const { server, coach } = await createTestCoach(
        () => void vi.advanceTimersByTime(IDLE_IN_MS),
        timeouts,
      );
      expect((await getFailure(coach.review(createRequest(WEAK_ANSWER)))).reason).toBe("slow");
      expect(server.calls).toHaveLength(1);
    });

    test("a stalled response times out, and the call is aborted", async () => {
      const { server, coach } = await createTestCoach(async (_, response) => {
        response.writeHead(200, { "Content-Type": "text/event-stream" });
        response.write(formatEvent({ choices: [{ delta: { content: '{"points":[' } }] }));
        // Time for what was sent to arrive.
        for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
        vi.advanceTimersByTime(IDLE_IN_MS);
      }, timeouts);
      expect((await getFailure(coach.review(createRequest(WEAK_ANSWER)))).reason).toBe("slow");
      expect(await server.calls[0]?.closed).toEqual({ finished: false });
    });
  });

  test("a slow stream has a total time limit", async () => {
    const { coach } = await createTestCoach(
      async (_, response) => {
        response.writeHead(200, { "Content-Type": "text/event-stream" });
        const timer = setInterval(() => response.write(": still here\n\n"), 5);
        response.on("close", () => clearInterval(timer));
      },
      { idleMs: MINUTE_IN_MS, totalMs: 60 },
    );
    expect((await getFailure(coach.review(createRequest(WEAK_ANSWER)))).reason).toBe("slow");
  });

  test.each<[string, () => string]>([
    ["words", () => formatEvent({ choices: [{ delta: { content: "x".repeat(30_000) } }] })],
    ["text in one event", () => "x".repeat(100_000)],
    ["bytes that say nothing", () => `: ${"x".repeat(100_000)}\n\n`],
  ])("endless %s is cut off, not buffered", async (_, chunk) => {
    const { server, coach } = await createTestCoach((call, response) => {
      response.writeHead(200, { "Content-Type": "text/event-stream" });
      const writeMore = () => {
        if (!response.destroyed) response.write(chunk(), writeMore);
      };
      writeMore();
    });
    expect((await getFailure(coach.review(createRequest(WEAK_ANSWER)))).reason).toBe("unreadable");
    expect(await Promise.all(server.calls.map(({ closed }) => closed))).toEqual([
      { finished: false },
      { finished: false },
    ]);
  });

  test("is paused after three failures in a row, then tried again", async () => {
    const { server, coach, passTime } = await createTestCoach((_, response) =>
      reply(response, 401, "{}"),
    );
    for (const reason of ["refused", "refused", "refused", "busy"])
      expect((await getFailure(coach.review(createRequest(WEAK_ANSWER)))).reason).toBe(reason);
    expect(server.calls).toHaveLength(3);
    server.setBehavior(validModel);
    passTime(60_000);
    expect((await coach.review(createRequest(WEAK_ANSWER))).maker.name).toBe("a-model");
  });

  test("Retry-After of two minutes is respected after the first failure", async () => {
    const { server, coach, passTime } = await createTestCoach((_, response) =>
      reply(response, 429, "{}", { "Retry-After": "120" }),
    );
    expect(await getFailure(coach.review(createRequest(WEAK_ANSWER)))).toMatchObject({
      reason: "busy",
      retryAfterMs: 120_000,
    });
    server.setBehavior(validModel);
    passTime(119_000);
    expect(await getFailure(coach.review(createRequest(WEAK_ANSWER)))).toMatchObject({
      reason: "busy",
      retryAfterMs: 1000,
    });
    passTime(1000);
    await coach.review(createRequest(WEAK_ANSWER));
    expect(server.calls).toHaveLength(2);
  });
});

test("canceling aborts the call and doesn't count as a failure", async () => {
  const { server, coach } = await createTestCoach((_, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write(
      formatEvent({ choices: [{ delta: { content: splitIntoPieces('{"points":[')[0] } }] }),
    );
    abortController.abort(new Error("the page was closed"));
  });
  const abortController = new AbortController();
  await expect(
    coach.review(createRequest(WEAK_ANSWER), { signal: abortController.signal }),
  ).rejects.toThrow("the page was closed");
  expect(await server.calls[0]?.closed).toEqual({ finished: false });
  server.setBehavior(validModel);
  expect((await coach.review(createRequest(WEAK_ANSWER))).maker.name).toBe("a-model");
});
