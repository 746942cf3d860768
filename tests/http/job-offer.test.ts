import { expect, test } from "vitest";
import { createSignedInClient } from "../support/client";
import { execute, select } from "../support/database";
import { createCandidate } from "../support/job-interview";
import { openMain, postForm } from "../support/page";

const readReply = async (client: Parameters<typeof openMain>[0], page: string) =>
  (await openMain(client, `${page}/offer`)).allByTag("textarea")[0]?.value;

test("the reply has a line for each item that was ticked", async () => {
  const { client, id, page } = await createCandidate();
  expect(await openMain(client, `${page}/offer`)).toHaveText(
    "Each item that you mark “Ask” or tick",
  );
  const response = await client.post(`${page}/offer`, {
    offered: "$64,000 a year",
    "check-pay": "clear",
    "check-notice": "ask",
    "ask-pay": "on",
    "what-pay": "$70,000 a year",
  });
  expect(response.headers.get("Location")).toBe(`${page}/offer#reply`);
  expect(await readReply(client, page)).toBe(
    "Hello,\n\nThank you for offering me the role of Registered nurse.\n\nOn the base pay, I would ask for $70,000 a year.\n\nWhat notice does each side have to give?\n\nKind regards,\nMaya Okafor",
  );
  const main = await openMain(client, `${page}/offer`);
  expect(main.getField("what-pay").value).toBe("$70,000 a year");
  await client.post(`${page}/offer`, { offered: "" });
  expect(await readReply(client, page)).toBeUndefined();
  expect(select("select * from job_offers where interview_id = ?", [id])).toHaveLength(1);
});

test("before an offer is noted the page says so, and notes it; what was saved stays", async () => {
  const { client, page } = await createCandidate();
  await client.post(`${page}/offer`, { offered: "$64,000" });
  const early = await openMain(client, `${page}/offer`);
  expect(early).toHaveText("No offer noted yet. You can prepare here");
  expect(early.names("button")).toContain("I have an offer");
  const noted = await client.post(`${page}/debrief`, { intent: "offer" });
  expect(noted.headers.get("Location")).toBe(`${page}/offer`);
  const main = await openMain(client, `${page}/offer`);
  expect(main).not.toHaveText("No offer noted yet");
  expect(main.getField("offered").value).toBe("$64,000");
  await client.post(`${page}/debrief`, { intent: "no" });
  expect(await openMain(client, `${page}/offer`)).toHaveText("You noted that they said no.");
});

test("the range posted and the official pay stand beside the offer", async () => {
  const { client, id, page } = await createCandidate();
  const before = await openMain(client, `${page}/offer`);
  expect(before).toHaveText(
    /Official pay, United States \$[\d,]+ a year The median of Registered Nurses/,
  );
  expect(before.getField("lowest").value).toBe("");
  execute("update job_interviews set posting = 'We pay $61,000 to $74,000 a year.' where id = ?", [
    id,
  ]);
  const after = await openMain(client, `${page}/offer`);
  expect(after).toHaveText("In the posting $61,000 to $74,000 a year");
  expect(() => after.getField("lowest")).toThrow();
  expect(after).toHaveText("in U.S. dollars, before tax. U.S. Bureau of Labor Statistics");
  execute("update job_interviews set posting = 'Mzda podle dohody.' where id = ?", [id]);
  expect(await openMain(client, `${page}/offer`)).toHaveText("We read no pay in the posting.");
});

test("a job that is no occupation of the statistics has no figure of theirs, until one is named", async () => {
  const { client, page } = await createCandidate({ role: "Nurse on nights" });
  expect(await openMain(client, `${page}/offer`)).toHaveText(
    /No official U\.S\. pay found for “Nurse on nights”\..*Registered Nurses/,
  );
  await client.post(`${page}/offer`, { nearest: "Registered Nurses", occupation: "" });
  const main = await openMain(client, `${page}/offer`);
  expect(main).toHaveText(/The median of Registered Nurses/);
  expect(main.getField("occupation").value).toBe("Registered Nurses");
  await client.post(`${page}/offer`, { occupation: "Zxqv" });
  expect(await openMain(client, `${page}/offer`)).toHaveText(
    "No official U.S. pay found for “Zxqv”.",
  );
});

test("the question on pay opens with the figures of this offer, for their owner alone", async () => {
  const { client, page } = await createCandidate();
  const response = await client.post(`${page}/offer`, {
    intent: "rehearse",
    offered: "$64,000 a year",
    lowest: "$61,000",
    highest: "$74,000",
    "what-pay": "$70,000 a year",
  });
  const session = response.headers.get("Location") ?? "";
  expect(session).toMatch(/^\/interview\/sessions\/.*\?question=1$/);
  const main = await openMain(client, session);
  expect(main).toHaveText("Your figures for St Mary’s");
  expect(main).toHaveText("They offer $64,000 a year");
  expect(main).toHaveText("They named $61,000 to $74,000");
  expect(main).toHaveText("You ask for $70,000 a year");
  expect(main).toHaveText(/Official median, United States \$[\d,]+ a year/);
  const other = await createSignedInClient();
  expect((await other.get(session)).status).toBe(404);
  const started = await other.post("/interview/questions/salary-expectations", {});
  expect(await openMain(other, started.headers.get("Location") ?? "")).not.toHaveText(
    "Your figures",
  );
});

test("what is written beside a wish ticks it, until it is unticked", async () => {
  const { client, page } = await createCandidate();
  const wish = { "what-leave": "five more days" };
  await client.post(`${page}/offer`, wish);
  expect(await readReply(client, page)).toContain("five more days");
  const main = await openMain(client, `${page}/offer`);
  expect(main.getField("ask-leave").attribute("checked")).toBeDefined();
  await client.post(`${page}/offer`, wish);
  expect(await readReply(client, page)).toBeUndefined();
  expect((await openMain(client, `${page}/offer`)).getField("what-leave").value).toBe(
    "five more days",
  );
});

test("a no is a reply of its own", async () => {
  const { client, page } = await createCandidate();
  await client.post(`${page}/offer`, { declines: "on", "ask-pay": "on", "check-notice": "ask" });
  const reply = await readReply(client, page);
  expect(reply).toContain("decided not to take it");
  expect(reply).not.toContain("base pay");
});

test("what is too long is refused, and stays in the form", async () => {
  const { client, page } = await createCandidate();
  const long = { offered: "x".repeat(61), "what-leave": "five days" };
  const { main } = await postForm(client, `${page}/offer`, long);
  expect(main.invalidFields).toMatchObject({ offered: "Use at most 60 characters." });
  expect(main.getField("what-leave").value).toBe("five days");
});

test("pay without a figure, and a lowest above the highest, are refused in words", async () => {
  const { client, page } = await createCandidate();
  const lots = await postForm(client, `${page}/offer`, { offered: "lots", lowest: "70k" });
  expect(lots.main.invalidFields).toMatchObject({
    offered: "Write a figure, such as 64,000 a year.",
  });
  expect(lots.main.getField("offered").value).toBe("lots");
  const turned = await postForm(client, `${page}/offer`, { lowest: "70k", highest: "$61,000" });
  expect(turned.main.invalidFields).toMatchObject({
    lowest: "The lowest is above the highest. Change one of them.",
  });
});
