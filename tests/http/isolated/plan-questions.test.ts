import { afterEach, expect, test, vi } from "vitest";
import { select } from "../../support/database";
import { GOOD_ANSWER, readQuestionFields } from "../../support/interview";
import {
  addNurse,
  createPerson,
  FRIDAY,
  listThings,
  setDay,
  setTime,
} from "../../support/job-interviews";
import { openMain } from "../../support/page";
import { writeStory } from "../../support/story";

afterEach(() => vi.useRealTimers());

test.each(["When did you say no?", "A doctor ignores your concern. Then?"])(
  "a question without a story, “%s”, is done once one was told for it in practice, also after a correction",
  async (question) => {
    setTime(FRIDAY);
    const client = await createPerson();
    const page = await addNurse(client);
    const story = (await writeStory(client, { kinds: "saying-no" })).split("/").at(-1) ?? "";
    setDay("2026-12-04");
    const debrief = { intent: "save", question1: question, told1: "none" };
    await client.post(`${page}/debrief`, debrief);
    setDay("2026-12-05");
    expect(await listThings(client, page)).toContain(question);
    const [own] = select("select id from own_questions where owner_id = ?", [client.owner]);
    await client.post(`/questions/mine/${own?.id}`, {
      intent: "save",
      kind: "story",
      prompt: `${question} Tell me.`,
      points: "What you did",
      sample: "",
    });
    const started = await client.post(`/interview/questions/${own?.id}`, {});
    const asked = started.headers.get("Location") ?? "";
    const fields = await readQuestionFields(client, asked);
    expect((await openMain(client, asked)).allByRole("radio", /freezer/)).toHaveLength(1);
    await client.post(asked.split("?")[0] ?? "", {
      ...fields,
      intent: "answer",
      answer: GOOD_ANSWER,
      story,
    });
    expect(await listThings(client, page)).not.toContain(question);
    setDay("2026-12-06");
    await client.post(`${page}/debrief`, { ...debrief, nextSteps: "They will write." });
    setDay("2026-12-07");
    expect(await listThings(client, page)).not.toContain(question);
  },
);

test("two days before the next round, a question without a story is the first thing of tomorrow's plan", async () => {
  setTime(FRIDAY);
  const client = await createPerson();
  const page = await addNurse(client);
  const question = "Tell me about a time you disagreed with a doctor’s order.";
  setDay("2026-12-08");
  await client.post(`${page}/debrief`, { intent: "save", question1: question, told1: "none" });
  expect(await openMain(client, `${page}/debrief`)).toHaveText(
    "Question 1 becomes tomorrow’s first nine minutes.",
  );
  setDay("2026-12-09");
  expect(await listThings(client, page)).toEqual([question, "Read your card once"]);
  expect(await openMain(client, "/profile")).toHaveText(question);
});

test("nothing is promised for tomorrow if a round is on that day", async () => {
  setTime(FRIDAY);
  const client = await createPerson();
  const page = await addNurse(client);
  setDay("2026-12-09");
  const debrief = { intent: "save", question1: "When did you say no?", told1: "none" };
  await client.post(`${page}/debrief`, debrief);
  expect(await openMain(client, `${page}/debrief`)).not.toHaveText("becomes tomorrow’s");
});
