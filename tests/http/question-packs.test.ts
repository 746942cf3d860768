import { expect, test } from "vitest";
import { FIELD_NAMES } from "~/data/careers/field-names";
import { cardById } from "~/data/questions/cards.server";
import { PACK_CARDS, listPacksOfField } from "~/data/questions/packs.server";
import { createClient } from "../support/client";
import { openMain, openPage } from "../support/page";
import { PAGE_MAX, byteLength, countElements } from "../support/page-size";
import { submitAnswer } from "../support/interview";
import type { HtmlElement } from "../support/html";

const anyone = await createClient();

const listStarted = (main: HtmlElement) =>
  main.allByRole("button", /^Start Practice: /).map((button) => button.attribute("value"));

/** Presses Start on a page as a browser without JavaScript does; the session's page. */
async function pressStart(path: string, title: string) {
  const client = await createClient();
  const main = await openMain(client, path);
  const button = main.getByRole("button", `Start Practice: ${title}`);
  const form = main.allByTag("form").find((each) => each.attribute("id") === "start");
  const started = await client.post(form?.attribute("action") ?? "", {
    ...Object.fromEntries(form?.formEntries() ?? []),
    card: button.attribute("value") ?? "",
  });
  return { client, session: started.headers.get("Location") ?? "" };
}

test.each([
  ["a nurse", "/careers/healthcare", "Nursing and Allied Health", "healthcare"],
  [
    "a nurse, by the role",
    "/careers/healthcare/registered-nurse",
    "Nursing and Allied Health",
    "healthcare",
  ],
  ["a mechanic", "/careers/engineering", "Skilled Trades", "skilled-trades"],
  ["a mechanic, by the list", "/interview?field=engineering", "Skilled Trades", "skilled-trades"],
  ["an accountant", "/careers/finance", "Finance and Accounting", "finance"],
  ["a shop manager", "/careers/marketing", "Sales and Customer Service", "sales-and-service"],
])("%s starts the questions of their trade in one press", async (_who, path, title, id) => {
  const { client, session } = await pressStart(path, title);
  const page = await openPage(client, session);
  const { questions } = cardById(id) ?? expect.unreachable();
  expect(page.headings(1).map(({ text }) => text)).toEqual([questions[0]?.prompt]);
  const next = await openMain(client, `${session}?question=2`);
  expect(next).toHaveText(questions[1]?.prompt ?? "");
  const sent = await submitAnswer(client, session, questions[0]?.samples.senior ?? "", 1);
  expect(sent.status).toBe(302);
});

test("the practice page names nine fields, and shows the packs of the chosen one", async () => {
  const main = await openMain(anyone, "/interview");
  const links = main.getByRole("navigation", "Field of work").links();
  expect(links).toEqual(
    Object.entries(FIELD_NAMES).map(([slug, name]) => [
      name,
      `/interview?tab=technical&field=${slug}#fields`,
    ]),
  );
  expect(listStarted(main).filter((id) => PACK_CARDS.some((card) => card.id === id))).toEqual([]);
  const live = await openMain(anyone, "/interview?tab=case&mode=live&field=legal");
  expect(live.allByRole("button", "Start live interview: Law and Legal Work")).toHaveLength(1);
  expect(live.getByRole("navigation", "Field of work").links()[0]?.[1]).toBe(
    "/interview?tab=case&mode=live&field=technology#fields",
  );
  const unknown = await openMain(anyone, "/interview?field=constructor");
  expect(listStarted(unknown)).toEqual(listStarted(main));
});

test.each(Object.keys(FIELD_NAMES))(
  "%s: its page, the practice page and the list show its questions, within the size of a page",
  async (field) => {
    const packs = listPacksOfField(field);
    const ids = packs.map(({ id }) => id);
    const count = packs.flatMap((pack) => pack.questions).length;
    expect(listStarted(await openMain(anyone, `/careers/${field}`))).toEqual(ids);
    const list = await openMain(anyone, `/interview?field=${field}`);
    expect(listStarted(list).slice(-ids.length)).toEqual(ids);
    const questions = await openMain(anyone, `/interview/questions?field=${field}`);
    // A first question may be of the field too.
    expect(questions).toHaveText(new RegExp(`of (${count}|${count + 1})\\b`));
    for (const path of [`/careers/${field}`, `/interview?field=${field}`]) {
      const html = await (await anyone.get(path)).text();
      expect(byteLength(html), path).toBeLessThanOrEqual(PAGE_MAX[0]);
      expect(countElements(html), path).toBeLessThanOrEqual(PAGE_MAX[1]);
    }
  },
);

test("a question of a pack is found by the search", async () => {
  const main = await openMain(anyone, "/search?q=sepsis");
  expect(main.links().map(([, to]) => to)).toContain("/interview/questions/sepsis-first-hour");
});
