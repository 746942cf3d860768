import { describe, expect, test } from "vitest";
import { createSignedInClient } from "../support/client";
import { countRowsContaining } from "../support/database";
import { postAfter } from "../support/delayed-post";
import { getSessionId, readQuestionFields, startSession } from "../support/interview";
import { readPage } from "../support/page";

const ANSWER =
  "An inner join keeps only the rows that match on both sides. A left join keeps every customer, with null where there is no match.";

async function createOpenSession() {
  const client = await createSignedInClient();
  const session = await startSession(client);
  return {
    client,
    session,
    form: await readQuestionFields(client, session),
    deleteSession: () => client.post(`${session}/delete`, {}),
  };
}

async function readDeletedPage(response: Response) {
  const page = await readPage(response);
  expect(page.status).toBe(410);
  expect(page.main).toHaveText("This session was deleted, so your answer wasn’t saved.");
  return page.main;
}

describe("a session deleted while a form for it is being sent", () => {
  test.each(["answer", "save", "hint", "sample"])(
    "%s: 410 with an explanation, and nothing is saved",
    async (intent) => {
      const { client, session, form, deleteSession } = await createOpenSession();
      const fields = { ...form, intent, answer: "Saved nowhere, for the session is gone." };
      const response = await postAfter(client, session, fields, deleteSession);
      expect(await readDeletedPage(response)).toHaveText("This is no longer available");
      expect(countRowsContaining("Saved nowhere")).toEqual({});
      expect(countRowsContaining(getSessionId(session))).toEqual({});
    },
  );

  test.each(["skip", "end"])("%s: leads on as usual", async (intent) => {
    const { client, session, form, deleteSession } = await createOpenSession();
    const response = await postAfter(client, session, { ...form, intent }, deleteSession);
    expect(response.status).toBe(302);
    expect(countRowsContaining(getSessionId(session))).toEqual({});
  });

  test.each(["answer", "save"])("%s of a follow-up: 410", async (intent) => {
    const { client, session, form, deleteSession } = await createOpenSession();
    await client.post(session, { ...form, intent: "answer", answer: ANSWER });
    const followUp = `${session}/follow-up/1`;
    const fields = {
      ...(await readQuestionFields(client, followUp)),
      intent,
      answer: "An inner join keeps matches.",
    };
    await readDeletedPage(await postAfter(client, followUp, fields, deleteSession));
  });

  test("a link to its report: 410", async () => {
    const { client, session, deleteSession } = await createOpenSession();
    const fields = { intent: "make", scores: "on", days: "7" };
    await readDeletedPage(await postAfter(client, `${session}/share`, fields, deleteSession));
  });

  test("a draft saved by a script: 410 as JSON, and 404 afterwards", async () => {
    const { client, session, form, deleteSession } = await createOpenSession();
    const draft = { ...form, answer: "Saved nowhere" };
    const delayed = await postAfter(client, `${session}/draft`, draft, deleteSession);
    expect(delayed.status).toBe(410);
    expect(await delayed.json()).toMatchObject({
      message: expect.stringContaining("was deleted"),
      revision: null,
    });
    const late = await client.post(`${session}/draft`, draft);
    expect(late.status).toBe(404);
    expect(await late.json()).toMatchObject({
      message: expect.stringContaining("Copy your answer"),
      revision: null,
    });
  });
});
