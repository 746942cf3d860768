import { expect, test } from "vitest";
import { createRegisteredClient } from "../support/client";
import { GOOD_ANSWER, SLOW_JOIN_NUMBER, startSession, submitAnswer } from "../support/interview";
import { openPage } from "../support/page";

test("after signing out, the buttons of a session lead to the sign-in page and back", async () => {
  const member = await createRegisteredClient();
  const session = await startSession(member);
  await submitAnswer(member, session, GOOD_ANSWER);
  const readForm = async (path: string, button: string) =>
    (await openPage(member, path)).getByRole("button", button).closest("form");
  const review = `${session}/review/${SLOW_JOIN_NUMBER}`;
  const forms = [
    await readForm(session, "End Session"),
    await readForm(review, "Take it out of my record"),
  ];
  await member.post("/logout", {});
  const targets = forms.map(async (form) => {
    const fields = Object.fromEntries(form.formEntries());
    const response = await member.post(form.attribute("action") ?? "", fields);
    return new URLSearchParams(response.headers.get("Location")?.split("?")[1]).get("redirectTo");
  });
  expect(await Promise.all(targets)).toEqual([session, `${review}?attempt=1`]);
});
