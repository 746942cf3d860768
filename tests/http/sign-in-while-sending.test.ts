import { expect, test } from "vitest";
import { createClient, registerPerson } from "../support/client";
import { postAfter } from "../support/delayed-post";
import { readAnswerText, readQuestionFields, startSession } from "../support/interview";
import { openMain } from "../support/page";

// A visitor's form that arrives after they have signed in belongs to their account.

async function startAsVisitor() {
  const client = await createClient();
  const session = await startSession(client);
  const { email, password } = await registerPerson(await createClient());
  return {
    client,
    session,
    form: await readQuestionFields(client, session),
    signIn: () => client.post("/login", { email, password }),
  };
}

test("a draft is saved in the account", async () => {
  const { client, session, form, signIn } = await startAsVisitor();
  const draft = { ...form, answer: "On its way while I signed in" };
  await postAfter(client, `${session}/draft`, draft, signIn);
  expect(await readAnswerText(client, session)).toBe("On its way while I signed in");
});

test("an answer is reviewed in the account", async () => {
  const { client, session, form, signIn } = await startAsVisitor();
  const answer = "Sent while I signed in. I read the query plan first.";
  await postAfter(client, session, { ...form, intent: "answer", answer }, signIn);
  expect(await openMain(client, `${session}/review/1`)).toHaveText("Sent while I signed in.");
});

test("the answer to a follow-up is saved in the account", async () => {
  const { client, session, form, signIn } = await startAsVisitor();
  const answer =
    "An inner join keeps only the rows that match on both sides. A left join keeps every customer, with null where there is no match.";
  await client.post(session, { ...form, intent: "answer", answer });
  const followUp = `${session}/follow-up/1`;
  const fields = {
    ...(await readQuestionFields(client, followUp)),
    intent: "answer",
    answer: "Followed up while I signed in.",
  };
  await postAfter(client, followUp, fields, signIn);
  expect(await openMain(client, `${session}/review/1`)).toHaveText(
    "Followed up while I signed in.",
  );
});
