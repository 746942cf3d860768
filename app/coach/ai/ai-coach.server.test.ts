import { describe, expect, test } from "vitest";
import { reviewAnswer } from "~/coach/embedded";
import {
  type ModelCall,
  validModel,
  createValidVerdict,
  reply,
  streamReply,
} from "../../../tests/support/model-protocol";
import { WEAK_ANSWER, createRequest, createTestCoach } from "../../../tests/support/ai-coach";

describe("a compliant server", () => {
  test("gets one request with model, key and the answer between boundaries, and its verdict becomes a review", async () => {
    const { server, coach } = await createTestCoach();
    const reportedIds: string[] = [];
    const review = await coach.review(createRequest(WEAK_ANSWER), {
      onPoint: ({ id }) => reportedIds.push(id),
    });
    expect(server.calls).toHaveLength(1);
    const [call] = server.calls;
    expect(call).toMatchObject({
      authorization: "Bearer a-key",
      answer: WEAK_ANSWER,
      body: { model: "a-model", stream: true, response_format: { type: "json_schema" } },
    });
    expect(review.maker).toEqual({ name: "a-model", version: "prompt 3" });
    expect(review.keyPoints.find(({ id }) => id === "real-plan")).toMatchObject({
      status: "covered",
      sentence: 2,
      reason: "You say it in so many words.",
    });
    expect(review.score).toBe(review.dimensions.reduce((sum, { points }) => sum + points, 0));
    expect(review.dimensions.map(({ name, weight }) => [name, weight])).toEqual(
      reviewAnswer(createRequest(WEAK_ANSWER)).dimensions.map(({ name, weight }) => [name, weight]),
    );
    expect(reportedIds).toEqual(createRequest("").keyPoints.map(({ id }) => id));
  });

  test("each call has a different boundary", async () => {
    const { server, coach } = await createTestCoach();
    await coach.review(createRequest(WEAK_ANSWER));
    await coach.review(createRequest(WEAK_ANSWER));
    const boundaries = server.calls.map(
      ({ body }) => /=== [0-9a-f-]+ ===/.exec(body.messages[0]?.content ?? "")?.[0],
    );
    expect(new Set(boundaries).size).toBe(2);
  });
});

describe("a server with its own dialect", () => {
  test.each([
    ["refuses json_schema", ["json_schema"], ["json_schema", "json_object", "json_object"]],
    [
      "refuses any response_format",
      ["json_schema", "json_object"],
      ["json_schema", "json_object", "none", "none"],
    ],
  ])("%s: another format is tried and remembered", async (_, refused, expectedFormats) => {
    const getFormat = ({ body }: ModelCall) => body.response_format?.type ?? "none";
    const { server, coach } = await createTestCoach((call, response) =>
      refused.includes(getFormat(call))
        ? reply(response, 400, '{"error":{"message":"response_format"}}')
        : validModel(call, response),
    );
    await coach.review(createRequest(WEAK_ANSWER));
    await coach.review(createRequest(WEAK_ANSWER));
    expect(server.calls.map(getFormat)).toEqual(expectedFormats);
  });

  test.each<[string, (json: string) => string]>([
    ["in a fence", (json) => `\`\`\`json\n${json}\n\`\`\``],
    ["between remarks", (json) => `Here is my verdict:\n${json}\nI hope this helps.`],
    ["after thinking aloud", (json) => `<think>The candidate {seems} to know it.</think>${json}`],
    ["without its last braces", (json) => json.slice(0, -1)],
    ["cut in the middle of the last sentence", (json) => json.slice(0, -12)],
    ["with a comma too many", (json) => json.replace(/\]/g, ",]")],
  ])("parses %s", async (_, wrap) => {
    const { server, coach } = await createTestCoach((call, response) =>
      streamReply(response, wrap(JSON.stringify(createValidVerdict(call)))),
    );
    const review = await coach.review(createRequest(WEAK_ANSWER));
    expect(review.keyPoints.find(({ id }) => id === "real-plan")?.status).toBe("covered");
    expect(server.calls).toHaveLength(1);
  });

  test("without streaming, the single JSON response is read", async () => {
    const { coach } = await createTestCoach((call, response) =>
      reply(
        response,
        200,
        JSON.stringify({
          choices: [
            { message: { role: "assistant", content: JSON.stringify(createValidVerdict(call)) } },
          ],
        }),
      ),
    );
    expect((await coach.review(createRequest(WEAK_ANSWER))).maker.name).toBe("a-model");
  });

  test("events sent as text/plain are read", async () => {
    const { coach } = await createTestCoach((call, response) =>
      streamReply(response, JSON.stringify(createValidVerdict(call)), "text/plain"),
    );
    expect((await coach.review(createRequest(WEAK_ANSWER))).maker.name).toBe("a-model");
  });
});
