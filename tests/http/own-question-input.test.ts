import { describe, expect, test } from "vitest";
import { createClient, createSignedInClient } from "../support/client";
import { execute, select } from "../support/database";
import {
  OWN_QUESTION,
  answerQuestion,
  getQuestionId,
  writeQuestion,
} from "../support/own-question";
import { postForm, readPage } from "../support/page";

const NEW = "/questions/mine/new";

describe("what can’t be saved comes back with everything that was written", () => {
  test.each([
    [
      "points",
      Array.from({ length: 8 }, (_, n) => `Point ${n}`).join("\n"),
      "Use at most 7 points; these are 8.",
    ],
    ["points", "", "Write at least one point that a good answer makes."],
    ["points", "The same\nthe same", "Two of the points are the same."],
    ["points", "x".repeat(201), "Keep each point to 200 characters."],
    ["prompt", "x".repeat(60_000), "Use at most 1,000 characters."],
    ["prompt", "", "Write the question."],
    ["sample", "x".repeat(60_000), "Use at most 4,000 characters."],
    ["kind", "riddle", "Choose the type of question."],
  ])("%s of %.20j", async (name, value, message) => {
    const client = await createSignedInClient();
    const { main } = await postForm(client, NEW, { ...OWN_QUESTION, [name]: value });
    expect(main.getByRole("alert")).toHaveText(message);
    const kept = name === "sample" ? "prompt" : "sample";
    expect(main.getField(kept).value).toBe(OWN_QUESTION[kept].replaceAll("\r\n", "\n"));
    expect(select("select id from own_questions where owner_id = ?", [client.id])).toEqual([]);
  });

  test("the same question twice", async () => {
    const client = await createSignedInClient();
    await writeQuestion(client);
    const { main } = await postForm(client, NEW, OWN_QUESTION, 409);
    expect(main.getByRole("alert")).toHaveText("You have this question already.");
  });

  test("the 51st question", async () => {
    const client = await createSignedInClient();
    for (let number = 1; number <= 50; number += 1)
      await writeQuestion(client, { prompt: `Question ${number}?` });
    const { main } = await postForm(client, NEW, OWN_QUESTION, 409);
    expect(main.getByRole("alert")).toHaveText("You have 50 questions");
    expect(main.getField("sample").value).toBe(OWN_QUESTION.sample);
  });

  test("a question beyond the space that a visitor has, which questions count in", async () => {
    const client = await createClient();
    const id = getQuestionId(await writeQuestion(client));
    const sample = "x".repeat(12 * 1024 * 1024);
    execute("update own_questions set sample = ? where id = ?", [sample, id]);
    const { main } = await postForm(client, NEW, { ...OWN_QUESTION, prompt: "One more?" }, 507);
    expect(main.getByRole("alert")).toHaveText("take up all of the 12 MB");
    expect(main.getField("prompt").value).toBe("One more?");
  });

  test("markup is text", async () => {
    const client = await createSignedInClient();
    const page = await writeQuestion(client, { prompt: "<img src=x onerror=alert(1)>?" });
    for (const path of [page, "/questions/mine", await answerQuestion(client, page)]) {
      const read = await readPage(await client.get(path));
      expect(read).not.toHaveInSource("<img src=x");
      expect(read.main).toHaveText("<img src=x onerror=alert(1)>?");
    }
  });
});
