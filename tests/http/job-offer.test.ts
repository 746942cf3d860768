import { expect, test } from "vitest";
import { execute, select } from "../support/database";
import { createCandidate } from "../support/job-interview";
import { openMain, postForm } from "../support/page";

const readReply = async (client: Parameters<typeof openMain>[0], page: string) =>
  (await openMain(client, `${page}/offer`)).allByTag("textarea")[0]?.value;

test("the reply has a line for each item that was ticked", async () => {
  const { client, id, page } = await createCandidate();
  expect(await openMain(client, `${page}/offer`)).toHaveText("Each item that you tick");
  const response = await client.post(`${page}/offer`, {
    offered: "$64,000 a year",
    "clear-pay": "on",
    "question-notice": "on",
    "ask-pay": "on",
    "what-pay": "$70,000 a year",
    "what-start": "February 1",
  });
  expect(response.headers.get("Location")).toBe(`${page}/offer#reply`);
  expect(await readReply(client, page)).toBe(
    "Hello,\n\nThank you for offering me the role of Registered nurse.\n\nOn the base pay, I would ask for $70,000 a year.\n\nWhat notice does each side have to give?\n\nKind regards,",
  );
  const main = await openMain(client, `${page}/offer`);
  expect(main.getField("what-start").value).toBe("February 1");
  expect(main).toHaveText("They offer $64,000 a year");
  expect(main).toHaveText("You ask for $70,000 a year");
  await client.post(`${page}/offer`, { offered: "" });
  expect(await readReply(client, page)).toBeUndefined();
  expect(select("select * from job_offers where interview_id = ?", [id])).toHaveLength(1);
});

test("the range posted and the official pay stand beside the offer", async () => {
  const { client, id, page } = await createCandidate();
  const before = await openMain(client, `${page}/offer`);
  expect(before).toHaveText(
    /Official pay, United States \$[\d,]+ a year Median of Registered Nurses/,
  );
  expect(before.getField("lowest").value).toBe("");
  execute("update job_interviews set posting = 'We pay $61,000 to $74,000 a year.' where id = ?", [
    id,
  ]);
  const after = await openMain(client, `${page}/offer`);
  expect(after).toHaveText("In the posting $61,000 to $74,000 a year");
  expect(() => after.getField("lowest")).toThrow();
  const note = "This is for the United States, in dollars.";
  expect(after).not.toHaveText(note);
  execute("update job_interviews set posting = 'We pay €61,000 to €74,000 a year.' where id = ?", [
    id,
  ]);
  expect(await openMain(client, `${page}/offer`)).toHaveText(note);
});

test("a job that is no occupation of the statistics has no figure of theirs", async () => {
  const { client, page } = await createCandidate({ role: "Lighthouse keeper" });
  expect(await openMain(client, `${page}/offer`)).toHaveText("We don’t know which occupation");
});

test("the question on pay starts a session", async () => {
  const { client, page } = await createCandidate();
  const main = await openMain(client, `${page}/offer`);
  const form = main.getByRole("button", "Answer this question").closest("form");
  const response = await client.post(form.attribute("action") ?? "", {});
  expect(response.headers.get("Location")).toMatch(/^\/interview\/sessions\/.*\?question=1$/);
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
    offered: "Write a figure, such as $64,000 a year.",
  });
  expect(lots.main.getField("offered").value).toBe("lots");
  const turned = await postForm(client, `${page}/offer`, { lowest: "70k", highest: "$61,000" });
  expect(turned.main.invalidFields).toMatchObject({
    lowest: "The lowest is above the highest. Change one of them.",
  });
});
