import { describe, expect, test } from "vitest";
import { countRowsContaining } from "../support/database";
import { readQuestionFields, startSession } from "../support/interview";
import { postAfter } from "../support/delayed-post";
import { type Client, createSignedInClient, textOf } from "../support/client";

const ANSWER =
  "An inner join keeps only the rows that match on both sides. A left join keeps every customer, with null where there is no match.";

const createOpenSession = async () => {
  const client = await createSignedInClient();
  const session = await startSession(client);
  return {
    who: client,
    session,
    form: await readQuestionFields(client, session),
    erase: () => client.post(`${session}/delete`, {}),
  };
};

const expectDeletedMessage = async (response: Response) => {
  expect(response.status).toBe(410);
  const words = textOf(await response.text());
  expect(words).toContain("This session was deleted while you were writing");
  return words;
};

describe("a session deleted while something is on its way to it", () => {
  test.each(["answer", "save", "hint", "sample"])(
    "%s: 410 on a page that says what happened, and nothing is kept",
    async (intent) => {
      const { who: client, session, form, erase } = await createOpenSession();
      const response = await postAfter(
        client,
        session,
        { ...form, intent, answer: "Kept nowhere, for the session is gone." },
        erase,
      );
      expect(await expectDeletedMessage(response)).toContain("This is no longer available");
      expect(countRowsContaining("Kept nowhere")).toEqual({});
      expect(countRowsContaining(session.split("/").at(-1) ?? "")).toEqual({});
    },
  );

  test.each(["skip", "end"])("%s: no failure", async (intent) => {
    const { who: client, session, form, erase } = await createOpenSession();
    expect((await postAfter(client, session, { ...form, intent }, erase)).status).toBe(302);
    expect(countRowsContaining(session.split("/").at(-1) ?? "")).toEqual({});
  });

  test("the answer to a follow-up, or a draft of it: the same", async () => {
    for (const intent of ["answer", "save"]) {
      const { who: client, session, form, erase } = await createOpenSession();
      await client.post(session, { ...form, intent: "answer", answer: ANSWER });
      const page = `${session}/follow-up/1`;
      await expectDeletedMessage(
        await postAfter(
          client,
          page,
          {
            ...(await readQuestionFields(client, page)),
            intent,
            answer: "An inner join keeps matches.",
          },
          erase,
        ),
      );
    }
  });

  test("a link to its report: the same", async () => {
    const { who: client, session, erase } = await createOpenSession();
    await expectDeletedMessage(
      await postAfter(
        client,
        `${session}/share`,
        { intent: "make", scores: "on", days: "7" },
        erase,
      ),
    );
  });

  test("a draft that a script saves is told in words a script can read, on its way and afterwards", async () => {
    const { who: client, session, form, erase } = await createOpenSession();
    const save = (
      send: (client: Client, path: string, fields: Record<string, string>) => Promise<Response>,
    ) => send(client, `${session}/draft`, { ...form, answer: "Kept nowhere" });
    const delayed = await save((sender, path, fields) => postAfter(sender, path, fields, erase));
    expect(delayed.status).toBe(410);
    expect(await delayed.json()).toMatchObject({
      message: expect.stringContaining("was deleted"),
      revision: null,
    });
    const afterwards = await save((sender, path, fields) => sender.post(path, fields));
    expect(afterwards.status).toBe(404);
    expect(await afterwards.json()).toMatchObject({
      message: expect.stringContaining("Copy your answer"),
      revision: null,
    });
  });
});
