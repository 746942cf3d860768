import { describe, expect, test } from "vitest";
import { rowsWith } from "../support/database";
import { askedOn, startSession } from "../support/interview";
import { postWhile } from "../support/sent-while";
import { type Visitor, signedIn, textOf } from "../support/visitor";

const ANSWER =
  "An inner join keeps only the rows that match on both sides. A left join keeps every customer, with null where there is no match.";

const begun = async () => {
  const who = await signedIn();
  const session = await startSession(who);
  return {
    who,
    session,
    form: await askedOn(who, session),
    erase: () => who.post(`${session}/delete`, {}),
  };
};

const saysSo = async (response: Response) => {
  expect(response.status).toBe(410);
  const words = textOf(await response.text());
  expect(words).toContain("This session was deleted while you were writing");
  return words;
};

describe("a session deleted while something is on its way to it", () => {
  test.each(["answer", "save", "hint", "sample"])(
    "%s: 410 on a page that says what happened, and nothing is kept",
    async (intent) => {
      const { who, session, form, erase } = await begun();
      const response = await postWhile(
        who,
        session,
        { ...form, intent, answer: "Kept nowhere, for the session is gone." },
        erase,
      );
      expect(await saysSo(response)).toContain("This is not here any more");
      expect(rowsWith("Kept nowhere")).toEqual({});
      expect(rowsWith(session.split("/").at(-1) ?? "")).toEqual({});
    },
  );

  test.each(["skip", "end"])("%s: no failure", async (intent) => {
    const { who, session, form, erase } = await begun();
    expect((await postWhile(who, session, { ...form, intent }, erase)).status).toBe(302);
    expect(rowsWith(session.split("/").at(-1) ?? "")).toEqual({});
  });

  test("the answer to a follow-up, or a draft of it: the same", async () => {
    for (const intent of ["answer", "save"]) {
      const { who, session, form, erase } = await begun();
      await who.post(session, { ...form, intent: "answer", answer: ANSWER });
      const page = `${session}/follow-up/1`;
      await saysSo(
        await postWhile(
          who,
          page,
          { ...(await askedOn(who, page)), intent, answer: "An inner join keeps matches." },
          erase,
        ),
      );
    }
  });

  test("a link to its report: the same", async () => {
    const { who, session, erase } = await begun();
    await saysSo(
      await postWhile(who, `${session}/share`, { intent: "make", scores: "on", days: "7" }, erase),
    );
  });

  test("a draft that a script saves is told in words a script can read, on its way and afterwards", async () => {
    const { who, session, form, erase } = await begun();
    const save = (
      send: (who: Visitor, path: string, fields: Record<string, string>) => Promise<Response>,
    ) => send(who, `${session}/draft`, { ...form, answer: "Kept nowhere" });
    const onItsWay = await save((sender, path, fields) => postWhile(sender, path, fields, erase));
    expect(onItsWay.status).toBe(410);
    expect(await onItsWay.json()).toMatchObject({
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
