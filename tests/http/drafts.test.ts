import { describe, expect, test } from "vitest";
import { askedOn, startSession, writtenOn } from "../support/interview";
import { rowsWith } from "../support/database";
import { postWhile } from "../support/sent-while";
import { ORIGIN, register, signedIn, textOf, visitor } from "../support/visitor";

const save = (
  who: Awaited<ReturnType<typeof visitor>>,
  session: string,
  fields: Record<string, string>,
) => who.post(`${session}/draft`, fields);

describe("a draft", () => {
  test("is there again on the same page, and on another device of the same person", async () => {
    const who = await signedIn();
    const session = await startSession(who);
    const form = await askedOn(who, session);
    expect(
      (await save(who, session, { ...form, answer: "Half a thought about the plan" })).status,
    ).toBe(200);
    expect(await writtenOn(who, session)).toBe("Half a thought about the plan");
    const elsewhere = await visitor();
    await elsewhere.post("/login", { email: who.email, password: who.password });
    expect(await writtenOn(elsewhere, session)).toBe("Half a thought about the plan");
  });

  test("of somebody without an account is kept, and goes with them into their account", async () => {
    const who = await visitor();
    const session = await startSession(who);
    await save(who, session, {
      ...(await askedOn(who, session)),
      answer: "Begun without an account",
    });
    expect(await writtenOn(who, session)).toBe("Begun without an account");
    const { email, password } = await register(who);
    await who.post("/login", { email, password });
    expect(await writtenOn(who, session)).toBe("Begun without an account");
  });

  test("is saved by a button where there is no script, and by skipping", async () => {
    const who = await signedIn();
    const session = await startSession(who);
    const saved = await who.post(session, {
      ...(await askedOn(who, session)),
      answer: "Saved by hand",
      intent: "save",
    });
    expect(saved.headers.get("Location")).toBe(`${session}?question=1`);
    const again = await askedOn(who, session);
    expect(
      (
        await who.post(session, { ...again, answer: "Changed, then skipped", intent: "skip" })
      ).headers.get("Location"),
    ).toBe(session);
    expect((await askedOn(who, session)).questionId).not.toBe(again.questionId);
    expect(await writtenOn(who, `${session}?question=1`)).toBe("Changed, then skipped");
  });

  test("goes when its answer is sent, and a save that comes late does not bring it back", async () => {
    const who = await signedIn();
    const session = await startSession(who);
    const form = await askedOn(who, session);
    await save(who, session, { ...form, answer: "I read the query plan" });
    await who.post(session, { ...form, intent: "answer", answer: "I read the query plan first." });
    const late = await save(who, session, {
      ...form,
      revision: "5",
      answer: "I read the query plan",
    });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({
      message: expect.stringContaining("answered in another tab"),
    });
    expect(await writtenOn(who, `${session}?question=1`)).toBe("");
  });

  test("of another tab is not overwritten unseen, and can be on purpose", async () => {
    const who = await signedIn();
    const session = await startSession(who);
    const [left, right] = [await askedOn(who, session), await askedOn(who, session)];
    expect(left.writer).not.toBe(right.writer);
    await save(who, session, { ...left, answer: "From the left tab" });
    const refused = await save(who, session, { ...right, answer: "From the right tab" });
    expect(refused.status).toBe(409);
    const { revision } = (await refused.json()) as { revision: number };
    expect(await writtenOn(who, session)).toBe("From the left tab");
    await save(who, session, {
      ...right,
      base: String(revision),
      revision: String(revision + 1),
      answer: "From the right tab",
    });
    expect(await writtenOn(who, session)).toBe("From the right tab");
    // Without a script the same is said on the page, the text kept; sending it again settles it.
    const page = await who.post(session, {
      ...left,
      base: "0",
      answer: "Left again",
      intent: "save",
    });
    expect(page.status).toBe(409);
    expect(await page.text()).toContain("Left again");
    await who.post(session, {
      ...(await askedOn(who, session)),
      answer: "Left again",
      intent: "save",
    });
    expect(await writtenOn(who, session)).toBe("Left again");
  });

  test("saves that overtake each other leave the newest", async () => {
    const who = await signedIn();
    const session = await startSession(who);
    const form = await askedOn(who, session);
    await save(who, session, { ...form, revision: "3", answer: "one two three" });
    expect((await save(who, session, { ...form, revision: "2", answer: "one two" })).status).toBe(
      200,
    );
    expect(await writtenOn(who, session)).toBe("one two three");
  });

  test("keeps what is too long to send, and drops only what cannot be seen", async () => {
    const who = await signedIn();
    const session = await startSession(who);
    const form = await askedOn(who, session);
    const long = "words ".repeat(10_000);
    expect((await save(who, session, { ...form, answer: long })).status).toBe(200);
    expect(await writtenOn(who, session)).toBe(long);
    await save(who, session, {
      ...form,
      revision: "2",
      answer: "one\u0000 two\r\nthree\u202e <b>",
    });
    expect(await writtenOn(who, session)).toBe("one two\nthree &lt;b&gt;");
    expect(
      (await save(who, session, { ...form, revision: "3", answer: "x".repeat(200_001) })).status,
    ).toBe(400);
    expect(await writtenOn(who, session)).toBe("one two\nthree &lt;b&gt;");
  });

  test("is refused in another person's session, after the end, of no question, and in what is no form", async () => {
    const owner = await signedIn();
    const session = await startSession(owner);
    const form = { ...(await askedOn(owner, session)), answer: "Mine" };
    for (const other of [await signedIn(), await visitor()])
      expect((await save(other, session, form)).status).toBe(404);
    expect((await save(owner, session, { ...form, questionId: "no-such-question" })).status).toBe(
      400,
    );
    expect((await save(owner, session, { answer: "Mine" })).status).toBe(400);
    expect(
      (
        await owner.send(`${session}/draft`, {
          method: "POST",
          body: "{}",
          headers: { Origin: ORIGIN, "Content-Type": "application/json" },
        })
      ).status,
    ).toBe(400);
    expect((await owner.get(`${session}/draft`)).status).toBe(405);
    expect(
      (
        await owner.send(`${session}/draft`, {
          method: "POST",
          body: new URLSearchParams(form),
          headers: { Origin: "https://elsewhere.example" },
        })
      ).status,
    ).toBe(403);
    await owner.post(session, { intent: "end" });
    const late = await save(owner, session, form);
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ message: expect.stringContaining("ended") });
    expect(rowsWith("Mine")).toEqual({});
  });
});

describe("skipping", () => {
  test("two questions at once skips both", async () => {
    const who = await signedIn();
    const session = await startSession(who);
    const first = await askedOn(who, session);
    const second = await askedOn(who, `${session}?question=2`);
    const third = await askedOn(who, `${session}?question=3`);
    await Promise.all(
      [first, second, third].map((form) => who.post(session, { ...form, intent: "skip" })),
    );
    const html = await (await who.get(session)).text();
    expect(html.match(/station-skipped/g)).toHaveLength(3);
  });
});

describe("sent while its writer signs in", () => {
  const begun = async () => {
    const who = await visitor();
    const session = await startSession(who);
    const { email, password } = await register(await visitor());
    return {
      who,
      session,
      form: await askedOn(who, session),
      signIn: () => who.post("/login", { email, password }),
    };
  };

  test("a draft is theirs afterwards", async () => {
    const { who, session, form, signIn } = await begun();
    await postWhile(
      who,
      `${session}/draft`,
      { ...form, answer: "On its way while I signed in" },
      signIn,
    );
    expect(await writtenOn(who, session)).toBe("On its way while I signed in");
  });

  test("an answer is theirs afterwards", async () => {
    const { who, session, form, signIn } = await begun();
    await postWhile(
      who,
      session,
      { ...form, intent: "answer", answer: "Sent while I signed in. I read the query plan first." },
      signIn,
    );
    expect(textOf(await (await who.get(`${session}/review/1`)).text())).toContain(
      "Sent while I signed in.",
    );
  });

  test("the answer to a follow-up is theirs afterwards", async () => {
    const { who, session, form, signIn } = await begun();
    await who.post(session, {
      ...form,
      intent: "answer",
      answer:
        "An inner join keeps only the rows that match on both sides. A left join keeps every customer, with null where there is no match.",
    });
    const asked = await askedOn(who, `${session}/follow-up/1`);
    await postWhile(
      who,
      `${session}/follow-up/1`,
      { ...asked, intent: "answer", answer: "Followed up while I signed in." },
      signIn,
    );
    expect(textOf(await (await who.get(`${session}/review/1`)).text())).toContain(
      "Followed up while I signed in.",
    );
  });
});
