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
