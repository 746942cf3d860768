import { expect, test } from "vitest";
import { ORIGIN, createRegisteredClient } from "../support/client";
import { GOOD_ANSWER, SLOW_JOIN_NUMBER, startSession, submitAnswer } from "../support/interview";
import { openPage } from "../support/page";

test("after signing out, the buttons of a session lead to the sign-in page and back", async () => {
  const member = await createRegisteredClient();
  const session = await startSession(member);
  await submitAnswer(member, session, GOOD_ANSWER);
  const review = `${session}/review/${SLOW_JOIN_NUMBER}`;
  const buttons = [
    [session, "End Session"],
    [review, "Remove it from my record"],
    [`${session}/share`, "Create link"],
    [`${session}/delete`, "Delete session"],
  ] as const;
  const forms = await Promise.all(
    buttons.map(async ([path, button]) => ({
      path,
      form: (await openPage(member, path)).getByRole("button", button).closest("form"),
    })),
  );
  await member.post("/logout", {});
  const targets = forms.map(async ({ path, form }) => {
    const response = await member.post(
      form.attribute("action") ?? path,
      Object.fromEntries(form.formEntries()),
      { Origin: ORIGIN, Referer: ORIGIN + path },
    );
    return new URLSearchParams(response.headers.get("Location")?.split("?")[1]).get("redirectTo");
  });
  expect(await Promise.all(targets)).toEqual([
    session,
    `${review}?attempt=1`,
    `${session}/share`,
    `${session}/delete`,
  ]);
});
