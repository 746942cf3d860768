import { expect, test } from "vitest";
import { createClient, createRegisteredClient, registerPerson } from "../support/client";
import {
  answerCare,
  CARE_ANSWER,
  CARE_FORM,
  CARE_PROMPT,
  getCard,
  getReviewUrl,
} from "../support/home";
import { openPage } from "../support/page";

// An answer of the home page belongs to its visitor, and then to the account.

test("moves to the account, and counts in history like any other", async () => {
  const client = await createClient();
  const url = await answerCare(client);
  expect(getCard(await openPage(client, url)).links()).toContainEqual([
    "Save",
    expect.stringMatching(/^\/register\?redirectTo=/),
  ]);
  const { email, password } = await registerPerson(client);
  await client.post("/login", { email, password });
  const card = getCard(await openPage(client, url));
  expect(card.links().map(([text]) => text)).not.toContain("Save");
  expect((await openPage(client, getReviewUrl(card))).main).toHaveText(CARE_PROMPT);
  expect((await openPage(client, "/interview/questions/helped-a-patient")).main).toHaveText(
    "Attempt 1",
  );
  expect((await openPage(client, "/interview/history")).status).toBe(200);
});

test("an answer sent after the session has ended is there again after signing in", async () => {
  const member = await createRegisteredClient();
  const form = (await openPage(member, "/?for=care")).main
    .getByLabel("Your answer")
    .closest("form");
  await member.post("/logout", {});
  const response = await member.post(CARE_FORM, {
    ...Object.fromEntries(form.formEntries()),
    intent: "answer",
    answer: CARE_ANSWER,
  });
  const login = response.headers.get("Location") ?? "";
  expect(login).toContain("/login?redirectTo=");
  const back = await member.post(login, { email: member.email, password: member.password });
  const page = await openPage(member, back.headers.get("Location") ?? "");
  expect(page.main.getByLabel("Your answer").value).toBe(CARE_ANSWER);
});
