import { beforeEach, describe, expect, test } from "vitest";
import { questionById } from "~/data/questions/cards.server";
import {
  createClient,
  createSignedInClient,
  readVisitorId,
  registerPerson,
} from "../../support/client";
import { countRowsContaining } from "../../support/database";
import {
  type ModelBehavior,
  createValidVerdict,
  reply,
  streamReply,
  validModel,
} from "../../support/model-protocol";
import { startModelServer } from "../../support/model-server";
import { SLOW_JOIN_ID } from "../../support/interview";
import { openMain, openPage } from "../../support/page";
import {
  ANSWER,
  EVENTS,
  createReviewedAnswer,
  parseScore,
  requestOpinion,
} from "../../support/second-opinion";

const server = await startModelServer();
// Read when the app is loaded, which happens with the first visitor.
Object.assign(process.env, {
  AI_BASE_URL: server.baseUrl,
  AI_MODEL: "a-model",
  AI_API_KEY: "a-key",
});

/** A model that finds no point. */
const findNothing: ModelBehavior = (call, response) => {
  const missed = { status: "missed", quote: "", reason: "You do not say it." };
  const points = call.keyPoints.map(({ id }) => ({ id, ...missed }));
  streamReply(response, JSON.stringify({ ...createValidVerdict(call), points }));
};

beforeEach(() => {
  server.setBehavior(validModel);
  server.calls.length = 0;
});

describe("asking", () => {
  test("the page names the service; a request shows both scores, and the first one still counts", async () => {
    const client = await createClient();
    const review = await createReviewedAnswer(client);
    const before = await openMain(client, review);
    expect(before).toHaveText(
      `This sends your answer, the question and its key points to ${new URL(server.baseUrl).host} , where a-model reads them`,
    );
    expect(before).toHaveText("Ask for a second opinion");
    expect(server.calls).toHaveLength(0);

    const asked = await requestOpinion(client, review);
    expect([asked.status, asked.headers.get("Location")]).toEqual([
      302,
      `${review}#second-opinion`,
    ]);
    const after = await openMain(client, review);
    expect(after).toHaveText("By a-model, prompt 3");
    expect(after).not.toHaveText("Ask for a second opinion");
    expect(parseScore(after)).toBe(parseScore(before));
    expect(server.calls).toHaveLength(1);
    expect(server.calls[0]).toMatchObject({ answer: ANSWER, authorization: "Bearer a-key" });
    expect(JSON.stringify(server.calls[0]?.body)).not.toContain(readVisitorId(client));
  });

  test("its form is an island, which the page needs no longer once the opinion is there", async () => {
    const client = await createClient();
    const review = await createReviewedAnswer(client);
    expect(await (await client.get(review)).text()).toContain('data-island="second-opinion"');
    await requestOpinion(client, review);
    expect(await (await client.get(review)).text()).not.toContain('data-island="second-opinion"');
  });

  test("as events: each key point as it is judged, then the end", async () => {
    const client = await createSignedInClient();
    const review = await createReviewedAnswer(client);
    const response = await client.post(`${review}/opinion`, {}, EVENTS);
    expect(response.headers.get("Content-Type")).toBe("text/event-stream");
    expect(response.headers.get("Cache-Control")).toContain("no-transform");
    const events = [...(await response.text()).matchAll(/^data: (.*)$/gm)].map(
      ([, data = ""]) => JSON.parse(data) as { kind: string },
    );
    expect(events.map(({ kind }) => kind)).toEqual([
      ...(server.calls[0]?.keyPoints ?? []).map(() => "point"),
      "done",
    ]);
    expect(events[0]).toMatchObject({
      kind: "point",
      label: "Read the real plan, not a guess",
      status: "covered",
    });
    expect(await openMain(client, review)).toHaveText("By a-model, prompt 3");
  });

  test("reports a large difference", async () => {
    server.setBehavior(findNothing);
    const client = await createClient();
    const review = await createReviewedAnswer(client);
    await requestOpinion(client, review);
    const page = await openMain(client, review);
    expect(page).toHaveText(/The two coaches differ by \d+\. Built-in coach \d+, a-model \d+\./);
    expect(page).toHaveText("Where they disagree");
    expect(page).toHaveText("You do not say it.");
  });

  test("beside an own account the model’s score counts in the skill record", async () => {
    server.setBehavior(findNothing);
    const client = await createSignedInClient();
    const review = await createReviewedAnswer(client);
    for (const { id } of questionById(SLOW_JOIN_ID)?.question.keyPoints ?? [])
      await client.post(`${review}/replies?attempt=1`, {
        intent: "point",
        point: id,
        sentence: "1",
      });
    const before = await openMain(client, "/profile/skills");
    expect(before).toHaveText("An answer by your own account counts half.");
    expect(before).not.toHaveText("score counts instead");
    await requestOpinion(client, review);
    const after = await openMain(client, "/profile/skills");
    expect(after).toHaveText("There a mentor’s or a model’s score counts instead.");
  });

  test("the model answers open points first, as its own, and one press overrules it", async () => {
    const quote = "What the planner believes about the table can be old news";
    server.setBehavior((call, response) => {
      const verdict = createValidVerdict(call);
      const points = verdict.points.map((point) =>
        point.id === "stale-statistics" ? { ...point, status: "covered", quote } : point,
      );
      streamReply(response, JSON.stringify({ ...verdict, points }));
    });
    const client = await createSignedInClient();
    const review = await createReviewedAnswer(client, `${ANSWER} ${quote}.`);
    const before = await openMain(client, review);
    await requestOpinion(client, review);
    const after = await openMain(client, review);
    expect(after).toHaveText("the model thinks so");
    expect(parseScore(after)).toBeGreaterThan(parseScore(before));
    const overrule = after.getByRole("button", /^I didn’t say “Stale statistics/);
    const fields = Object.fromEntries(overrule.closest("form").formEntries());
    expect(fields).toMatchObject({ point: "stale-statistics", sentence: "none" });
    await client.post(`${review}/replies?attempt=1`, { ...fields, intent: "point" });
    const overruled = await openMain(client, review);
    expect(overruled).toHaveText(/disagree .*You didn’t say this Covered, says the model\./);
  });

  test("what a model writes is shown, not run", async () => {
    server.setBehavior((call, response) =>
      streamReply(
        response,
        JSON.stringify({
          ...createValidVerdict(call),
          advice: "<img src=x onerror=alert(1)> Say more.",
        }),
      ),
    );
    const client = await createClient();
    const review = await createReviewedAnswer(client);
    await requestOpinion(client, review);
    const page = await openPage(client, review);
    expect(page).not.toHaveInSource("<img src=x");
    expect(page.main).toHaveText("<img src=x onerror=alert(1)> Say more.");
  });

  test("its address opened as a page leads to the review", async () => {
    const client = await createClient();
    const review = await createReviewedAnswer(client);
    expect((await client.get(`${review}/opinion`)).headers.get("Location")).toBe(review);
  });
});

describe("ownership", () => {
  test("it goes with a visitor into their account, and away with the account", async () => {
    const who = await createClient();
    const review = await createReviewedAnswer(who);
    await requestOpinion(who, review);
    const { email, password } = await registerPerson(who);
    await who.post("/login", { email, password });
    expect(await openMain(who, review)).toHaveText("By a-model, prompt 3");
    expect(countRowsContaining(readVisitorId(who) || "no visitor")).not.toHaveProperty(
      "second_opinions",
    );

    const login = await who.json("POST", "/auth/login", { email, password });
    const { token, profile } = (await login.json()) as { token: string; profile: { id: string } };
    expect(countRowsContaining(profile.id)).toHaveProperty("second_opinions", 1);
    expect((await who.json("DELETE", "/auth/delete-account", undefined, token)).status).toBe(204);
    expect(countRowsContaining(profile.id)).toEqual({});
  });

  test("an account deleted while a model writes leaves nothing behind", async () => {
    const who = await createSignedInClient();
    const review = await createReviewedAnswer(who);
    const { token, profile } = (await (
      await who.json("POST", "/auth/login", { email: who.email, password: who.password })
    ).json()) as { token: string; profile: { id: string } };
    server.setBehavior(async (call, response) => {
      await who.json("DELETE", "/auth/delete-account", undefined, token);
      await validModel(call, response);
    });
    await requestOpinion(who, review);
    expect(countRowsContaining(profile.id)).toEqual({});
  });

  test("the page closed, the call to the server ends", async () => {
    const who = await createClient();
    const review = await createReviewedAnswer(who);
    const arrived = new Promise<void>((resolve) => server.setBehavior(() => resolve()));
    const response = await who.post(`${review}/opinion`, {}, EVENTS);
    await arrived;
    await response.body?.cancel();
    expect(await server.calls[0]?.closed).toEqual({ finished: false });
    server.setBehavior(validModel);
    expect((await requestOpinion(who, review)).headers.get("Location")).toBe(
      `${review}#second-opinion`,
    );
  });
});

// Last, because the service is paused afterward.
test("a failing service shows an error, changes nothing, and is paused after three failures", async () => {
  const who = await createClient();
  const review = await createReviewedAnswer(who);
  const before = parseScore(await openMain(who, review));
  server.setBehavior((_, response) => reply(response, 500, "{}"));
  for (const words of [
    "The service didn’t respond.",
    "The service didn’t respond.",
    "The service is busy. Try again in 1 minute.",
  ]) {
    const { headers } = await requestOpinion(who, review);
    expect(headers.get("Location")).toBe(`${review}#how-scored`);
    const page = await openPage(who, review);
    expect(page).toHaveText(`${words} The built-in coach’s score counts.`);
    expect(parseScore(page)).toBe(before);
  }
  // Two attempts for the first, one for the second: three in a row.
  expect(server.calls).toHaveLength(3);
  const events = await (await who.post(`${review}/opinion`, {}, EVENTS)).text();
  expect(events).toContain('"kind":"failed"');
});
