import { expect, test, describe } from "vitest";
import { FIELD_QUESTIONS, GENERAL_QUESTION, WORK_FIELD_LABELS, WORK_FIELDS } from "~/data/home";
import { questionById } from "~/data/questions/cards.server";
import { createClient } from "../support/client";
import { runLimitsQuery, select } from "../support/database";
import { countWords, readFirstView } from "../support/first-view";
import {
  answerCare,
  CARE_ANSWER,
  CARE_FORM,
  CARE_PROMPT,
  getCard,
  getReviewUrl,
  sendAnswer,
} from "../support/home";
import type { HtmlElement } from "../support/html";
import { openPage, postForm, type Page, readPage } from "../support/page";

// The hero's card without JavaScript: a question, a box, and the answer with its marks.

const listAnswers = (text: string) =>
  select("select answer from interview_answers where answer like ?", [`%${text}%`]);

const findCurrent = (card: HtmlElement) =>
  card.allByRole("link").find((link) => link.has("aria-current"))?.text;

describe("the form", () => {
  test("asks a question for everybody, or one for a kind of work", async () => {
    const client = await createClient();
    const general = getCard(await openPage(client, "/"));
    const prompt = questionById(GENERAL_QUESTION.questionId)?.question.prompt;
    expect(general.headings(2).map(({ text }) => text)).toEqual([prompt]);
    expect(general.links().map(([, to]) => to)).toEqual([
      "/",
      ...WORK_FIELDS.map((field) => `/?for=${field}`),
    ]);
    expect(findCurrent(general)).toBe("Any job");
    for (const field of WORK_FIELDS) {
      const card = getCard(await openPage(client, `/?for=${field}`));
      expect(card.headings(2).map(({ text }) => text)).toEqual([
        questionById(FIELD_QUESTIONS[field].questionId)?.question.prompt,
      ]);
      expect(card.formEntries()).toContainEqual(["for", field]);
      expect(findCurrent(card)).toBe(WORK_FIELD_LABELS[field]);
    }
  });

  test("is the same for everyone until an answer is sent", async () => {
    const client = await createClient();
    const page = await openPage(client, "/?for=care");
    expect(page.headers.getSetCookie()).toEqual([]);
    expect((await openPage(client, "/?for=nothing")).main).toHaveText("solved a problem");
  });

  test.each([
    ["empty", " \n ", "Write your answer first."],
    ["too short", "I always help everybody.", "Four words so far. Who was it, and when?"],
    [
      "in another language",
      "Ich habe einem Patienten geholfen, der nach seinem Schlaganfall nicht mehr essen wollte. Ich saß bei ihm und habe alles klein geschnitten.",
      "We can mark English only.",
    ],
    [
      "about something else",
      "The capital of France is Paris and the Eiffel Tower is tall and old.",
      "We couldn’t find an answer to the question in this text. Nothing was recorded.",
    ],
  ])(
    "says at the box why an answer is not marked that is %s, and keeps it",
    async (_why, answer, message) => {
      const client = await createClient();
      const page = await postForm(client, CARE_FORM, {
        intent: "answer",
        for: "care",
        session: "",
        answer,
      });
      const box = page.main.getByLabel("Your answer");
      expect(getCard(page).getByRole("alert")).toHaveText(message);
      expect(box.value.trim()).toBe(answer.trim());
      expect(
        getCard(page)
          .headings(2)
          .map(({ text }) => text),
      ).toEqual([CARE_PROMPT]);
      if (answer.trim()) expect(listAnswers(answer.slice(0, 30))).toEqual([]);
    },
  );

  test("says when a network has sent too many answers, and offers to try again", async () => {
    const client = await createClient();
    await answerCare(client);
    runLimitsQuery(
      "update rate_limits set points = 100000 where key = (select key from rate_limits where key like 'interview-start:%' order by expire desc limit 1) returning key",
      [],
    );
    const response = await sendAnswer(client, `${CARE_ANSWER} He slept.`);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    const page = await readPage(response);
    expect(page.main.getByLabel("Your answer").value).toContain("He slept.");
    expect(page.main.getByRole("button", "Try again").tag).toBe("button");
  });
});

describe("the marked answer", () => {
  test("shows points, one question, and one sentence to say next, to its owner alone", async () => {
    const client = await createClient();
    const url = await answerCare(client);
    const page = await openPage(client, url);
    expect(page.headers.get("Cache-Control")).toContain("no-store");
    const card = getCard(page);
    expect(card).toHaveText(/46 words ?, 4 sentences/);
    expect(card.allByTag("mark").map(({ text }) => text)).toEqual([
      "A man on my ward had stopped eating after his stroke.",
      "I sat with him at lunch, cut everything small and let him hold the spoon himself.",
    ]);
    expect(card.allByRole("listitem").map(({ text }) => text)).toEqual([
      expect.stringMatching(/Who needed help.*we think so/),
      expect.stringMatching(/What you did yourself.*we think so/),
      expect.stringContaining("What changed for them"),
    ]);
    // The first point that is open, before what any story can end with.
    expect(card).toHaveText("“After that, the patient …”");
    expect(getCard(await openPage(await createClient(), url))).toHaveText("solved a problem");
  });

  test("counts the sentence that the person chooses, or that there is none", async () => {
    const client = await createClient();
    const url = await answerCare(client);
    const card = getCard(await openPage(client, url));
    const form = card
      .getByRole("button", "None: I didn’t say “What changed for them”")
      .closest("form");
    for (const name of ["Sentence 2", "Sentence 4"]) form.getByRole("button", name);
    const action = form.attribute("action") ?? "";
    const fields = Object.fromEntries(form.formEntries());
    const chosen = await client.post(action, { ...fields, sentence: "4" });
    expect(chosen.headers.get("Location")).toBe(`${url}#try`);
    const settled = getCard(await openPage(client, url));
    expect(settled.allByTag("mark")).toHaveLength(3);
    expect(settled).toHaveText("you checked");
    expect(settled).not.toHaveText("Which sentence?");
    expect(settled).toHaveText("“What I’ve done differently since is …”");
    // A second reply to the same point is refused where it stands.
    const again = await postForm(client, action, { ...fields, sentence: "none" }, 409);
    expect(getCard(again).getByRole("alert")).toHaveText("You already said where this point is.");
  });

  test("takes back what the coach only thinks, and what the person said", async () => {
    const client = await createClient();
    const url = await answerCare(client);
    const card = getCard(await openPage(client, url));
    const form = card.getByRole("button", "None: I didn’t say “Who needed help”").closest("form");
    await client.post(form.attribute("action") ?? "", {
      ...Object.fromEntries(form.formEntries()),
      sentence: "none",
    });
    const settled = getCard(await openPage(client, url));
    expect(settled).toHaveText("you didn’t say this");
    expect(settled.allByTag("mark")).toHaveLength(1);
    const undo = settled.getByRole("button", /^Undo/);
    const undoForm = undo.closest("form");
    await client.post(undoForm.attribute("action") ?? "", {
      ...Object.fromEntries(undoForm.formEntries()),
      intent: "undo-point",
    });
    expect(getCard(await openPage(client, url)).allByTag("mark")).toHaveLength(2);
  });

  test("offers the start of a sentence that the person says isn't there, to be finished in the box", async () => {
    const client = await createClient();
    const url = await answerCare(client);
    await client.post(url.replace("?", "?index&"), {
      intent: "point",
      point: "what-changed",
      sentence: "none",
    });
    const card = getCard(await openPage(client, url));
    expect(card).toHaveText("you didn’t say this");
    expect(card).toHaveText("“After that, the patient …”");
    const edit = await openPage(client, `${url}&edit=add`);
    const box = edit.main.getByLabel("Your answer");
    expect(box.value).toBe(`${CARE_ANSWER} After that, the patient `);
    const form = box.closest("form");
    const response = await client.post(form.attribute("action") ?? "", {
      ...Object.fromEntries(form.formEntries()),
      intent: "answer",
      answer: `${CARE_ANSWER} After that, the patient slept through.`,
    });
    expect(response.headers.get("Location")).toBe(`${url}#try`);
    expect(getCard(await openPage(client, url))).toHaveText("slept through.");
    expect(listAnswers("slept through.")).toHaveLength(1);
    expect(await openPage(client, `${getReviewUrl(card)}`)).toBeTruthy();
  });

  test("gives no range below 40 words", async () => {
    const client = await createClient();
    const card = getCard(
      await openPage(
        client,
        await answerCare(client, "I sat with a man who had stopped eating. He ate half his plate."),
      ),
    );
    expect(card).toHaveText("14 words so far. A score starts at 40.");
    expect(card).not.toHaveText(/\d+–\d+/);
  });

  test("keeps an answer pasted twice once, and 20,000 characters whole", async () => {
    const client = await createClient();
    const twice = getCard(
      await openPage(client, await answerCare(client, `${CARE_ANSWER}\n\n${CARE_ANSWER}`)),
    );
    expect(twice.allByTag("mark")).toHaveLength(2);
    const long = `${CARE_ANSWER} ${"He had a good day and we talked. ".repeat(620)}`
      .slice(0, 20_000)
      .trim();
    const url = await answerCare(client, long);
    expect(
      select("select answer from interview_answers order by created_at desc limit 1", []),
    ).toEqual([{ answer: long }]);
    expect(getCard(await openPage(client, url)).allByTag("mark").length).toBeGreaterThan(0);
  });

  test("sends the same text twice as one attempt", async () => {
    const client = await createClient();
    const url = await answerCare(client, `${CARE_ANSWER} It was a Tuesday.`);
    const fields = { intent: "answer", for: "care", session: url.split("=").at(-1) ?? "" };
    const again = await client.post(CARE_FORM, {
      ...fields,
      answer: `${CARE_ANSWER} It was a Tuesday.`,
    });
    expect(again.headers.get("Location")).toBe(`${url}#try`);
    expect(listAnswers("It was a Tuesday.")).toHaveLength(1);
  });
});

test("the hero has at most 120 words in either state, besides the person's own", async () => {
  const client = await createClient();
  expect(countSeenWords(await openPage(client, "/"))).toBeLessThanOrEqual(120);
  const page = await openPage(client, await answerCare(client));
  expect(countSeenWords(page) - 46).toBeLessThanOrEqual(120);
});

function countSeenWords(page: Page): number {
  const [hero] = page.main.allByTag("section");
  return hero ? countWords(readFirstView(hero)) : 0;
}
