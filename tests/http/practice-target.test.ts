import { expect, test } from "vitest";
import { createSignedInClient } from "../support/client";
import { createCandidate, getDay } from "../support/job-interview";
import { openMain } from "../support/page";
import type { HtmlElement } from "../support/html";

const listStarted = (main: HtmlElement) =>
  main.allByRole("button", /^Start Practice: /).map((button) => button.attribute("value"));

test.each([
  ["a registered nurse", "/occupations/29-1141.00", "healthcare"],
  ["a registered nurse, by the role", "/careers/healthcare/registered-nurse", "healthcare"],
  ["a car mechanic", "/occupations/49-3023.00", "skilled-trades"],
])(
  "the practice page of %s-to-be begins with the questions of the field",
  async (_who, target, pack) => {
    const client = await createSignedInClient();
    await client.post(target, { intent: "choose" });
    const started = listStarted(await openMain(client, "/interview"));
    expect(started.slice(0, 3)).toContain(pack);
    expect(started).not.toContain("algorithms");
    expect(listStarted(await openMain(client, "/interview?tab=technical"))).toContain("algorithms");
  },
);

test("the role that is the target has a session of its own", async () => {
  const client = await createSignedInClient();
  await client.post("/occupations/29-1141.00", { intent: "choose" });
  const main = await openMain(client, "/interview");
  expect(main.getByRole("button", "Start this session").attribute("value")).toBe(
    "role/healthcare/registered-nurse",
  );
  expect(main.getByRole("navigation", "Field of work")).toHaveText("Healthcare");
});

test.each([
  ["Workshop foreman", "skilled-trades"],
  ["Registered nurse", "healthcare"],
])("without a target, the next job interview decides: %s", async (role, pack) => {
  const { client } = await createCandidate({ role, heldOn: getDay(2) });
  const started = listStarted(await openMain(client, "/interview"));
  expect(started.slice(0, 3)).toContain(pack);
  expect(started).not.toContain("algorithms");
});
